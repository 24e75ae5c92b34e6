#pragma once
// Drawn lines that cross one another, as the grid of a table.

#include <vector>

#include "readers/pdf/file/drawings.h"

namespace cvconv::pdf {

/// A cell of a grid, which may cover several of its rows and columns. Rows and columns from 0; ends are behind the
/// last.
struct GridCell {
    std::size_t row = 0, row_end = 0;
    std::size_t column = 0, column_end = 0;
};

/// Points from the page's top left corner.
struct Grid {
    std::vector<float> xs;        ///< edges of columns, one more than columns
    std::vector<float> ys;        ///< edges of rows, one more than rows
    std::vector<GridCell> cells;  ///< by row and column; they cover the grid
};

/// Pieces of one line, as word processors draw the borders of cells, put together; level ones first, from the top.
[[nodiscard]] std::vector<Rule> joined_rules(std::vector<Rule> rules);

/// The grids of one page, whose rules these are. Lines that make no rectangles are none.
[[nodiscard]] std::vector<Grid> find_grids(std::vector<Rule> rules);

}  // namespace cvconv::pdf
