#pragma once
// A region's rows as lines of text: rows that only wrapping or a date beside them has split put together, bullets taken
// off.

#include <optional>
#include <string>
#include <vector>

#include "readers/bullets.h"
#include "readers/pdf/file/drawings.h"
#include "readers/pdf/layout/segments.h"
#include "readers/pdf/layout/tables/grid_tables.h"

namespace cvconv::pdf {

/// A row on its way to become (a part of) a block.
struct TextLine {
    std::vector<Segment> cells;
    std::optional<Bullet> bullet;
    float bullet_left = 0;
    float left = 0, top = 0, right = 0, bottom = 0, size = 0;
    float last_bottom = 0;  ///< of the last line, where cells or labels of several are put together
    bool bold = false;      ///< all words are
    std::string joined;     ///< the text that may go on in the next line: of the last cell
    float joined_left = 0;
    bool open_end = true;  ///< the last cell is running text, not a date at the margin

    [[nodiscard]] const TableRow* table_row() const { return cells.front().table_row.get(); }
};

/// `marks` are bullets that are drawn, on any page.
[[nodiscard]] std::vector<TextLine> lines_of(std::vector<Row> rows, const std::vector<Mark>& marks, int page);

}  // namespace cvconv::pdf
