#pragma once
// Lines that begin with a bar and are no table to md4c: pandoc's line blocks, and tables without a header.

#include <string_view>
#include <vector>

namespace cvconv::markdown {

using BodyLines = std::vector<std::string_view>;

/// If a line block begins at line `i`: the line behind it; 0 = none. One line alone is none.
[[nodiscard]] std::size_t line_block_end(const BodyLines& lines, std::size_t i);

/// Rows of cells between bars, at least two, without the line that makes a table of them.
[[nodiscard]] bool begins_bare_table(const BodyLines& lines, std::size_t i);

/// "| - | - |" right over the first row, as kramdown has tables without header.
[[nodiscard]] bool begins_below_border(const BodyLines& lines, std::size_t i);

}  // namespace cvconv::markdown
