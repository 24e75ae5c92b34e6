#include "readers/pdf/layout/middle_dates.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "readers/pdf/layout/date_texts.h"

namespace cvconv::pdf {

namespace {

constexpr float same_left = 2;  // points

bool is_one_cell(const Row& row) {
    return row.cells.size() == 1 && !row.cells.front().table_row;
}

/// Is `rows[i]` the upper of two lines, with a date between and beside them?
bool is_beside_middle(const std::vector<Row>& rows, std::size_t i) {
    if (i + 2 >= rows.size() || !is_one_cell(rows[i]) || !is_one_cell(rows[i + 1]) || !is_one_cell(rows[i + 2])) {
        return false;
    }
    const Segment& upper = rows[i].cells.front();
    const Segment& date = rows[i + 1].cells.front();
    const Segment& lower = rows[i + 2].cells.front();
    const float middle = (upper.middle() + lower.middle()) / 2;
    return std::abs(upper.left - lower.left) < same_left && lower.middle() - upper.middle() < 1.7F * upper.size &&
           date.left > std::max(upper.right, lower.right) + upper.size &&
           std::abs(date.middle() - middle) < 0.35F * upper.size && is_dateish(date.text());
}

bool same_type(const PageWord& a, const PageWord& b) {
    return a.bold == b.bold && a.italic == b.italic && std::abs(a.size - b.size) < 0.3F;
}

}  // namespace

void lift_middle_dates(std::vector<Row>& rows) {
    std::vector<std::size_t> uppers;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (is_beside_middle(rows, i)) {
            uppers.push_back(i);
            i += 2;
        }
    }
    std::vector<Segment> lines;
    for (std::size_t i : uppers) {
        lines.push_back(rows[i].cells.front());
    }
    for (auto i = uppers.rbegin(); i != uppers.rend(); ++i) {
        Segment& upper = rows[*i].cells.front();
        const Segment lower = rows[*i + 2].cells.front();
        const PageWord& next = lower.words.front();
        const float needed = upper.right + next.right - next.left + 0.5F * upper.size;
        std::size_t others = 0;
        const bool fits = std::any_of(lines.begin(), lines.end(), [&](const Segment& other) {
            const bool of_column = std::abs(other.left - upper.left) < same_left;
            others += of_column ? 1 : 0;
            return of_column && other.right >= needed;
        });
        Segment date = std::move(rows[*i + 1].cells.front());
        date.top = upper.top;
        date.bottom = upper.bottom;
        std::size_t taken = 1;
        if (!fits && others >= 2 && same_type(upper.words.back(), next)) {  // one line alone tells of no width
            upper.words.back().space_after = true;
            upper.words.insert(upper.words.end(), lower.words.begin(), lower.words.end());
            rows[*i].bottom = rows[*i + 2].bottom;
            taken = 2;
        }
        rows[*i].right = date.right;
        rows[*i].cells.push_back(std::move(date));
        const auto behind = rows.begin() + static_cast<std::ptrdiff_t>(*i) + 1;
        rows.erase(behind, behind + static_cast<std::ptrdiff_t>(taken));
    }
}

}  // namespace cvconv::pdf
