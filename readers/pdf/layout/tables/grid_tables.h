#pragma once
// Tables whose cells lie in a grid: of drawn lines (grid.h), of lines or stripes between the rows (row_grids.h), or of
// cells that begin at one height row after row (aligned_rows.h).
//
// Lines of a cell are wrapped within it, so that a row cannot be read line by line:
//
//     | Examination     | Board or       | Year |        not  "Examination Board or Year", "University"
//     |                 | University     |      |
//     | B.E. (Mechan-   | University of  | 2016 |        but  "B.E. (Mechanical)" | "University of Pune" | "2016"
//     | ical)           | Pune           |      |
//
// Only tables of three columns and more are taken whole: of two, the second is as a rule what happened at a date, in
// lines of its own, and is read as what stands beside a margin column of dates. There the date alone is put together. A
// form of East Asia is taken, too, whose first column has nothing but labels:
//
//     | 志望動機     | お客様の声を聞く仕事を   |
//     |              | 続けたいと考え…           |
//     | 本人希望記入 | 特になし                  |
//     | 欄           |                           |

#include <vector>

#include "readers/pdf/file/drawings.h"
#include "readers/pdf/layout/segments.h"
#include "readers/pdf/layout/tables/ruled_cells.h"

namespace cvconv::pdf {

struct TableRow {
    int table = 0;  ///< from 1; rows of one table share it, over pages too
    bool header = false;
    bool form = false;  ///< a label and its value, written as a line of two cells and not as a row
    std::vector<TableCell> cells;
};

/// A segment that stands for the row wherever only its place matters.
[[nodiscard]] Segment segment_of(TableRow row);

/// Finds the tables page by page, in order.
class GridTables {
public:
    explicit GridTables(const Drawings& drawn) : drawn_(drawn) {}

    /// Takes the words of the page's tables off it. A segment for each row, and for each label or date that wraps in
    /// its cell beside running text, or is centred beside it: that goes to the height of its first line.
    [[nodiscard]] std::vector<Segment> take(PageWords& page);
    /// How many there were so far, for those that are found otherwise to go on from.
    [[nodiscard]] int& count() { return count_; }

private:
    std::vector<Segment> take_tables(const Grid& grid, PageWords& page);

    const Drawings& drawn_;
    int count_ = 0;
    int last_page_ = 0;
    float last_bottom_ = 0;            ///< of the last table, as a share of its page's height
    std::vector<float> last_columns_;  ///< left edges of the last table
    std::string last_header_;          ///< text of its first row
};

}  // namespace cvconv::pdf
