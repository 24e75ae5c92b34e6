#include "readers/pdf/layout/tables/grid.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv::pdf {
namespace {

Rule level(float y, float from, float to) {
    return {1, false, y, from, to};
}
Rule upright(float x, float from, float to) {
    return {1, true, x, from, to};
}

/// "rows×columns: row-end,column-end …" of each grid.
std::string cells_of(const std::vector<Grid>& grids) {
    std::string all;
    for (const Grid& grid : grids) {
        all +=
            (all.empty() ? "" : "; ") + std::to_string(grid.ys.size() - 1) + "x" + std::to_string(grid.xs.size() - 1);
        for (const GridCell& cell : grid.cells) {
            all += " " + std::to_string(cell.row) + "-" + std::to_string(cell.row_end) + "," +
                   std::to_string(cell.column) + "-" + std::to_string(cell.column_end);
        }
    }
    return all;
}

TEST(Grid, LinesThatCrossMakeCells) {
    EXPECT_EQ(cells_of(find_grids({level(100, 50, 250), level(120, 50, 250), level(140, 50, 250), upright(50, 100, 140),
                                   upright(150, 100, 140), upright(250, 100, 140)})),
              "2x2 0-1,0-1 0-1,1-2 1-2,0-1 1-2,1-2");
}

// Word processors draw the borders of each cell for themselves.
TEST(Grid, PiecesOfALineAreOne) {
    EXPECT_EQ(
        cells_of(find_grids({level(100, 50, 150), level(100.4F, 150, 250), level(120, 50, 150), level(120, 150, 250),
                             level(140, 50, 250), upright(50, 100, 120), upright(50.3F, 120, 140),
                             upright(150, 100, 120), upright(150, 120, 140), upright(250, 100, 140)})),
        "2x2 0-1,0-1 0-1,1-2 1-2,0-1 1-2,1-2");
}

TEST(Grid, ATitleOverAllColumnsIsOneCell) {
    EXPECT_EQ(cells_of(find_grids({level(100, 50, 250), level(120, 50, 250), level(140, 50, 250), upright(50, 100, 140),
                                   upright(150, 120, 140), upright(250, 100, 140)})),
              "2x2 0-1,0-2 1-2,0-1 1-2,1-2");
}

TEST(Grid, TheOutermostLinesMayBeMissing) {
    EXPECT_EQ(cells_of(find_grids({level(120, 50, 250), upright(150, 100, 140)})),
              "2x2 0-1,0-1 0-1,1-2 1-2,0-1 1-2,1-2");
}

TEST(Grid, LinesBelowHeadingsAndBoxesMakeNone) {
    EXPECT_EQ(cells_of(find_grids({level(100, 50, 550), level(300, 50, 550), level(500, 50, 550)})), "");
    EXPECT_EQ(
        cells_of(find_grids({level(100, 50, 250), level(140, 50, 250), upright(50, 100, 140), upright(250, 100, 140)})),
        "");
}

}  // namespace
}  // namespace cvconv::pdf
