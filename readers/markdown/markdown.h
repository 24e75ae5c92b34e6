#pragma once
// Markdown -> Document. See README.md for the steps.

#include <optional>
#include <string_view>

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader markdown_reader();

/// CommonMark with tables, YAML front matter, definition lists and HTML. Never throws; nothing (and an
/// error) when the bytes are no text.
[[nodiscard]] std::optional<Content> read_markdown(std::string_view bytes, const ReadOptions& options,
                                                   Diagnostics& diagnostics);

}  // namespace cvconv
