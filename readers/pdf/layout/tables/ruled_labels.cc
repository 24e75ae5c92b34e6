#include "readers/pdf/layout/tables/ruled_labels.h"

#include <algorithm>
#include <cmath>

#include "readers/pdf/layout/tables/ruled_cells.h"

namespace cvconv::pdf {

namespace {

/// "2014. szeptember –" over "2019. február" in the first of two columns: one segment, at the height of its first line.
/// Rows of two columns are not taken as a whole (grid_tables.h).
Segment joined(const TableCell& cell) {
    Segment segment = cell.lines.front().words.cells.front();
    for (const CellLine& line : cell.lines) {
        for (const Segment& s : line.words.cells) {
            if (&s == &cell.lines.front().words.cells.front()) {
                continue;
            }
            segment.words.back().space_after = true;
            segment.words.insert(segment.words.end(), s.words.begin(), s.words.end());
            segment.right = std::max(segment.right, s.right);
        }
    }
    return segment;
}

/// The height of the cell's first line, and of its middle.
struct Heights {
    float first = 0, middle = 0;
};

Heights heights_of(const TableCell& cell) {
    const float first = cell.lines.front().words.middle();
    return {first, (first + cell.lines.back().words.middle()) / 2};
}

/// The label stands beside the middle of a text of another number of lines.
bool is_centred(const TableCell& label, const TableCell& text) {
    return !label.lines.empty() && !text.lines.empty() && label.lines.size() != text.lines.size() &&
           std::abs(heights_of(label).middle - heights_of(text).middle) < 0.3F * label.lines.front().words.size;
}

}  // namespace

std::vector<Segment> take_labels(const Grid& grid, PageWords& page) {
    constexpr std::size_t most_lines = 4;
    std::vector<Segment> segments;
    for (std::size_t row = 0; row + 1 < grid.ys.size(); ++row) {
        const std::vector<const GridCell*> cells = cells_in(grid, row);
        if (cells.size() != 2 || cells.front()->row != row) {
            continue;
        }
        const GridCell& first = *cells.front();
        WordsOfPage words(page);
        TableCell cell{grid.xs[first.column], grid.xs[first.column_end], {}};
        cell.lines = words.take_lines(cell.left, grid.ys[row], cell.right, grid.ys[first.row_end]);
        find_wraps(cell);
        const auto wraps =
            std::count_if(cell.lines.begin(), cell.lines.end(), [](const CellLine& line) { return line.wraps; });
        if (cell.lines.empty() || cell.lines.size() > most_lines || wraps + 1 != std::ssize(cell.lines)) {
            continue;
        }
        WordsOfPage others(page);
        const GridCell& second = *cells.back();
        TableCell text{grid.xs[second.column], grid.xs[second.column_end], {}};
        text.lines = others.take_lines(text.left, grid.ys[row], text.right, grid.ys[second.row_end]);
        const bool centred = is_centred(cell, text);
        if (wraps >= 1 || centred) {
            page.words = words.rest();
            segments.push_back(joined(cell));
        }
        if (centred) {
            Segment& label = segments.back();
            const float down = heights_of(text).first - label.middle();
            label.top += down;
            label.bottom += down;
        }
    }
    return segments;
}

}  // namespace cvconv::pdf
