#include "readers/pdf/layout/wrapped_labels.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/line_joining/line_ends.h"

namespace cvconv::pdf {

namespace {

constexpr float same_side = 2.5F;  // points
constexpr std::size_t most_lines = 4;

bool is_label(std::string_view text) {
    return !lookup(Idea::entry_labels, trim_punctuation(text)).empty() ||
           !lookup(Idea::contact_labels, trim_punctuation(text)).empty();
}

/// Does the row begin in the column of the label, and have nothing beside it but more of the value?
bool goes_on_below(const Row& row, const Row& next, float pitch) {
    const Segment& label = row.cells.front();
    const Segment& rest = next.cells.front();
    const bool column = std::abs(label.left - rest.left) < same_side || std::abs(label.right - rest.right) < same_side;
    const bool value = next.cells.size() == 1 || std::abs(row.cells[1].left - next.cells[1].left) < same_side;
    return column && value && next.cells.size() <= 2 && !rest.table_row && pitch < 1.7F * row.size &&
           rest.right < row.cells[1].left;
}

/// "Programming" over "Languages", "Position" over "Employer", each with a value: labels of their own, unless the first
/// cannot be all ("Name and address of").
bool begins_its_own(std::string_view label, const Row& next) {
    const std::string rest = next.cells.front().text();
    std::size_t at = 0;
    return next.cells.size() > 1 && is_label(rest) && !is_unfinished(label) && !is_lower(next_character(rest, at));
}

/// How many rows the label at `first` takes.
std::size_t rows_of_label(const std::vector<Row>& rows, std::size_t first) {
    const Row& row = rows[first];
    if (row.cells.size() != 2 || row.cells.front().table_row) {
        return 1;
    }
    std::string label = row.cells.front().text();
    const std::size_t end = std::min(rows.size(), first + most_lines);
    for (std::size_t next = first + 1;
         next < end && goes_on_below(row, rows[next], rows[next].middle() - rows[next - 1].middle()); ++next) {
        if (begins_its_own(label, rows[next])) {
            return 1;
        }
        label += (label.ends_with('/') ? "" : " ") + rows[next].cells.front().text();
        if (is_label(label)) {
            return next + 1 - first;
        }
    }
    return 1;
}

}  // namespace

void join_wrapped_labels(std::vector<Row>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t count = rows_of_label(rows, i);
        for (std::size_t k = 1; k < count; ++k) {
            const Row& next = rows[i + k];
            for (std::size_t c = 0; c < next.cells.size(); ++c) {
                append_wrapped(rows[i].cells[c], next.cells[c]);
            }
            rows[i].left = std::min(rows[i].left, next.left);
            rows[i].right = std::max(rows[i].right, next.right);
        }
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                   rows.begin() + static_cast<std::ptrdiff_t>(i + count));
    }
}

}  // namespace cvconv::pdf
