#pragma once
// Bytes of unknown encoding -> clean UTF-8. Shared by the readers of text and Markdown.

#include <optional>
#include <string>
#include <string_view>

#include "ir/diagnostics.h"
#include "readers/reader.h"

namespace cvconv {

/// UTF-8 in NFC with '\n' at line ends, and no control characters but '\n', '\t' and '\f' (page break);
/// ligatures split, soft hyphens, zero-width and direction marks removed.
/// Nothing (and an error) for files that are empty, too large or no text.
[[nodiscard]] std::optional<std::string> decode_text(std::string_view bytes, const Limits& limits,
                                                     Diagnostics& diagnostics);

/// Could these bytes be text in any encoding? (No NULs but those of UTF-16, few control characters.)
[[nodiscard]] bool is_probably_text(std::string_view bytes);

/// Step two alone: valid UTF-8 in, clean UTF-8 out.
[[nodiscard]] std::string clean_text(std::string_view text);

}  // namespace cvconv
