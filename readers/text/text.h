#pragma once
// Plain text -> Document. See README.md for the steps.

#include <optional>
#include <string_view>

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader text_reader();

/// Text in any encoding. Never throws; nothing (and an error) when the bytes are no text.
[[nodiscard]] std::optional<Content> read_text(std::string_view bytes, const ReadOptions& options,
                                               Diagnostics& diagnostics);

}  // namespace cvconv
