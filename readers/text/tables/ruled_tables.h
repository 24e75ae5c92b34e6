#pragma once
// Tables with a line of dashes below their header, as pandoc, reStructuredText and databases write them:
//   When       What
//   ---------  ------
//   2019-2021  Welder

#include <cstddef>
#include <vector>

#include "readers/text/lines.h"

namespace cvconv::text {

/// If such a table begins at line `begin`: the line behind it; else `begin`.
[[nodiscard]] std::size_t ruled_table_end(const std::vector<Line>& lines, std::size_t begin);

/// Lines [begin, end) as rows of table `number`, with a cell for each column; lines of dashes are left out.
[[nodiscard]] std::vector<Line> read_ruled_table(const std::vector<Line>& lines, std::size_t begin, std::size_t end,
                                                 int number);

}  // namespace cvconv::text
