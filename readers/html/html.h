#pragma once
// HTML -> Document: a page that somebody saved, or a part of one. Empty lines and indentation mean nothing; scripts
// never run, and nothing is loaded.

#include <optional>
#include <string_view>

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader html_reader();

/// Never throws; nothing (and an error) when the bytes are no text, or are nested beyond all measure.
[[nodiscard]] std::optional<Content> read_html(std::string_view bytes, const ReadOptions& options,
                                               Diagnostics& diagnostics);

}  // namespace cvconv
