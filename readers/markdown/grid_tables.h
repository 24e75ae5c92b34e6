#pragma once
// pandoc's grid tables, whose cells may have several lines:
//   +------+--------+
//   | 2019 | Welder |
//   |      | – pipes|
//   +------+--------+

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv::markdown {

/// If a grid table begins at line `i` of `lines`: the line behind it; else 0.
[[nodiscard]] std::size_t grid_table_end(std::span<const std::string_view> lines, std::size_t i);

/// A row of a table as md4c knows it, and the line (from 0) on which it began.
struct GridRow {
    std::string text;
    std::size_t line = 0;
};

/// The rows of a grid table, with the row of dashes behind the header. A table without header gets an empty one.
[[nodiscard]] std::vector<GridRow> read_grid_table(std::span<const std::string_view> lines);

}  // namespace cvconv::markdown
