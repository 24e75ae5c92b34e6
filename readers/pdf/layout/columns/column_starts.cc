#include "readers/pdf/layout/columns/column_starts.h"

#include <algorithm>
#include <cmath>

namespace cvconv::pdf {

namespace {

/// "Papers        Skills": sections begin beside each other, and what stands above belongs to neither.
bool are_headings_beside(const Row& row, float x, KnownTexts& known) {
    return row.cells.size() == 2 && row.cells[0].right <= x && row.cells[1].left >= x &&
           known.is_heading(row.cells[0]) && known.is_heading(row.cells[1]);
}

/// Where the columns begin with headings beside each other, white above them: details of contact above have a gutter at
/// the same x only by chance. Or the cut's first row.
///     ada@harbour.example    +44 20 7946 0000
///
///     Skills                 Experience
std::size_t end_of_header_above(const std::vector<Row>& rows, const Cut& cut, KnownTexts& known) {
    constexpr std::size_t most = 5;  // rows
    for (std::size_t i = cut.begin + 1; i < std::min(cut.end, cut.begin + most + 1); ++i) {
        const Row& last = rows[i - 1];
        if (are_headings_beside(rows[i], cut.x, known)) {
            return rows[i].top - last.bottom > 1.2F * last.size ? i : cut.begin;
        }
        if (std::any_of(last.cells.begin(), last.cells.end(), [&](const Segment& s) { return known.is_heading(s); })) {
            return cut.begin;
        }
    }
    return cut.begin;
}

/// Where the columns begin below a table that has a gutter at the same x: with the headings of both. Or the cut's first
/// row, if what stands above these headings is no table.
///     School          Degree    From    To
///     Ardle College   Diploma   2001    2004
///
///     Papers          Skills
std::size_t end_of_table_above(const std::vector<Row>& rows, const Cut& cut, KnownTexts& known) {
    std::size_t both = 0;  // rows
    std::size_t most = 0;  // cells in one
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        const Row& row = rows[i];
        if (both >= 2 && most >= 3 && are_headings_beside(row, cut.x, known)) {
            return i;
        }
        most = std::max(most, row.cells.size());
        const bool on_both = row.left < cut.x && row.right > cut.x;
        both += on_both ? 1 : 0;
        if (!on_both && !(row.cells.size() == 1 && known.is_heading(row.cells[0]))) {
            return cut.begin;
        }
    }
    return cut.begin;
}

/// The name and what belongs to it, above both columns but right of where they part, with white below: they are no
/// part of the right column. Gives the row behind them, or the cut's first.
///                      A d a   H a r b o u r
///                           Engineer
///
///     Contact     Education
std::size_t end_of_name_above(const std::vector<Row>& rows, const Cut& cut) {
    constexpr std::size_t most = 5;  // rows
    std::size_t end = cut.begin;
    std::size_t largest = cut.begin;
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        end = end == i && rows[i].left >= cut.x ? i + 1 : end;
        largest = rows[i].size > rows[largest].size ? i : largest;
    }
    if (end == cut.begin || end >= cut.end || end - cut.begin > most || largest >= end) {
        return cut.begin;
    }
    const Row& last = rows[end - 1];
    auto right = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(end),
                              rows.begin() + static_cast<std::ptrdiff_t>(cut.end),
                              [&](const Row& row) { return row.right > cut.x; });
    float widest = 0;
    for (std::size_t i = cut.begin + 1; i < end; ++i) {
        widest = std::max(widest, rows[i].top - rows[i - 1].bottom);
    }
    const float white = rows[end].top - last.bottom;
    const bool apart = white > 1.2F * last.size && white > 1.5F * widest;
    return apart && right != rows.begin() + static_cast<std::ptrdiff_t>(cut.end) && right->top >= rows[end].top
               ? end
               : cut.begin;
}

}  // namespace

std::size_t start_of_columns(const std::vector<Row>& rows, Cut cut, bool of_page, KnownTexts& known) {
    if (of_page) {
        cut.begin = end_of_name_above(rows, cut);
        cut.begin = end_of_header_above(rows, cut, known);
    }
    return end_of_table_above(rows, cut, known);
}

std::size_t end_of_columns(const std::vector<Row>& rows, const Cut& cut, KnownTexts& known) {
    constexpr float same_edge = 2;    // points
    constexpr std::size_t least = 3;  // lines
    std::size_t first_date = cut.end;
    std::size_t column_end = cut.end;
    std::size_t others = 0;  // lines of the right column
    for (std::size_t i = cut.end; i-- > cut.begin;) {
        const Row& row = rows[i];
        if (row.right <= cut.x) {
            continue;
        }
        const Segment& last = row.cells.back();
        const bool beside_text = row.cells.size() >= 2 && row.cells[row.cells.size() - 2].left < cut.x;
        if (!beside_text || !known.is_dateish(last.text())) {
            if (++others == 1) {
                column_end = i + 1;
                if (first_date == cut.end || rows[first_date].top - last.bottom < 2 * last.size) {
                    return cut.end;
                }
            }
            continue;
        }
        if (others > 0) {
            return cut.end;
        }
        const bool in_line =
            std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(cut.end), rows.end(), [&](const Row& below) {
                return below.cells.size() >= 2 && std::abs(below.right - last.right) < same_edge &&
                       known.is_dateish(below.cells.back().text());
            });
        if (!in_line) {
            return cut.end;
        }
        first_date = i;
    }
    return others >= least ? column_end : cut.end;
}

}  // namespace cvconv::pdf
