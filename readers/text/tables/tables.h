#pragma once
// Tables drawn with characters:
//   +------+--------+
//   | 2019 | Welder |
//   +------+--------+

#include <string_view>
#include <vector>

#include "readers/line_joining/line_joining.h"
#include "readers/text/lines.h"

namespace cvconv::text {

/// "| a | b |": begins and ends with a bar, and has one between.
[[nodiscard]] bool is_bar_row(std::string_view line);
/// The cells of a bar row; they may be empty.
[[nodiscard]] std::vector<Piece> cut_bar_row(std::string_view line);
/// "+---+---+", "|---|---|", "├───┼───┤".
[[nodiscard]] bool is_table_border(std::string_view line);

/// Takes the borders out, joins the lines of one row where borders part the rows, and numbers the
/// tables (Line::table, from 1).
void read_tables(std::vector<Line>& lines, const Vocabulary& vocabulary);

}  // namespace cvconv::text
