#pragma once
// Cells of a table whose lines are drawn: which words lie in them, and which of their lines only wrap.

#include <vector>

#include "readers/pdf/layout/segments.h"
#include "readers/pdf/layout/tables/grid.h"

namespace cvconv::pdf {

/// A line of a cell. It goes on in the next one if there was no room for that one's first word.
struct CellLine {
    Row words;
    bool wraps = false;
};

struct TableCell {
    float left = 0, right = 0;    ///< of the cell, not of its text
    std::vector<CellLine> lines;  ///< none: the cell is empty
};

/// The cells of a grid that are in its row, from left to right.
[[nodiscard]] std::vector<const GridCell*> cells_in(const Grid& grid, std::size_t row);

/// Where is there no room for the next line's first word?
void find_wraps(TableCell& cell);

/// The words of a page that lie in a box, which are marked as taken.
class WordsOfPage {
public:
    explicit WordsOfPage(const PageWords& page) : page_(page), taken_(page.words.size(), false) {}

    [[nodiscard]] std::vector<CellLine> take_lines(float left, float top, float right, float bottom);
    [[nodiscard]] std::vector<PageWord> rest() const;

private:
    const PageWords& page_;
    std::vector<bool> taken_;
};

}  // namespace cvconv::pdf
