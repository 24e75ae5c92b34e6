#include "readers/pdf/layout/margin_columns/date_columns.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/pdf/layout/date_texts.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::pdf {

namespace {

/// "Bachelor of Arts in Economics and Rural Studies. GPA 3.74": long, but a header all the same.
bool names_degree_or_position(const std::vector<Word>& words) {
    constexpr std::size_t first_words = 3;
    std::vector<Word> first(words.begin(), words.begin() + std::min<std::ptrdiff_t>(first_words, std::ssize(words)));
    return !find(Idea::degrees, first).empty() || !find(Idea::job_titles, first).empty();
}

/// Running text or an item of a list: no header.
bool is_body(const Row& row) {
    std::string text;
    for (std::size_t i = 0; i + 1 < row.cells.size(); ++i) {
        text += row.cells[i].text() + " ";
    }
    auto bullet = find_bullet(text);
    std::size_t at = 0;
    const auto words = words_of(text);
    return (bullet && (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash)) ||
           (!text.empty() && is_lower(next_character(text, at))) ||
           (words.size() >= 9 && !names_degree_or_position(words));
}

/// The date that the first cell is, and nothing else; "present" is later than all. Nothing for a range.
std::optional<PartialDate> date_of_cell(const Row& row) {
    constexpr std::size_t longest = 3;  // words
    if (row.cells.empty()) {
        return std::nullopt;
    }
    const std::string text = row.cells.front().text();
    if (row.cells.front().table_row || words_of(text).size() > longest) {
        return std::nullopt;
    }
    if (!lookup(Idea::present, text).empty()) {
        return PartialDate{9999};
    }
    const auto periods = find_periods(text, {0, static_cast<std::uint32_t>(text.size())});
    const bool whole = periods.size() == 1 && periods.front().where.size() + 1 >= text.size();
    return whole && !periods.front().is_range ? periods.front().start : std::nullopt;
}

/// What each row begins with.
using Dates = std::vector<std::optional<PartialDate>>;

enum class Order { earlier_above, later_above };

bool at_one_edge(const Segment& a, const Segment& b, float tolerance) {
    return std::abs(a.left - b.left) < tolerance || std::abs(a.right - b.right) < tolerance;
}

/// Is the row with the one below it a period told by two dates, close together, text beside them?
bool are_stacked(const std::vector<Row>& rows, const Dates& dates, std::size_t i, Order order) {
    if (i + 1 >= rows.size() || rows[i].cells.size() < 2) {
        return false;
    }
    const auto& above = dates[i];
    const auto& below = dates[i + 1];
    const float pitch = rows[i + 1].middle() - rows[i].middle();
    return above && below && (order == Order::earlier_above ? *above < *below : *below < *above) &&
           at_one_edge(rows[i].cells.front(), rows[i + 1].cells.front(), 2) && pitch < 1.7F * rows[i].size &&
           (i == 0 || rows[i].middle() - rows[i - 1].middle() > 1.3F * pitch);
}

/// The upper rows of the periods. With the later date above, entries of one line look the same ("2021  Prize" over
/// "2020  Grant"): months have to be told, and each of them has to be half of a period.
std::vector<std::size_t> stacks_of(const std::vector<Row>& rows, const Dates& dates, Order order) {
    constexpr std::size_t least = 2;  // once may be chance
    std::vector<std::size_t> stacks;
    std::size_t months = 0;
    std::size_t stacked_months = 0;
    auto tells_month = [&](std::size_t i) {
        return i < dates.size() && dates[i] && (dates[i]->month != 0 || dates[i]->year == 9999) ? 1U : 0U;
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        months += tells_month(i);
        if (are_stacked(rows, dates, i, order)) {
            stacked_months += tells_month(i) + tells_month(i + 1);
            months += tells_month(i + 1);
            stacks.push_back(i++);
        }
    }
    const bool enough = stacks.size() >= least &&
                        (order == Order::earlier_above || (months == stacked_months && months == 2 * stacks.size()));
    return enough ? stacks : std::vector<std::size_t>{};
}

void remove_cell(std::vector<Row>& rows, std::size_t row, std::size_t cell) {
    std::vector<Segment>& cells = rows[row].cells;
    cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(cell));
    if (cells.empty()) {
        rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row));
        return;
    }
    rows[row].left = cells.front().left;
    rows[row].right = cells.back().right;
}

}  // namespace

void join_stacked_dates(std::vector<Row>& rows) {
    Dates dates;
    std::transform(rows.begin(), rows.end(), std::back_inserter(dates), date_of_cell);
    Order order = Order::earlier_above;
    std::vector<std::size_t> stacks = stacks_of(rows, dates, order);
    if (stacks.empty()) {
        order = Order::later_above;
        stacks = stacks_of(rows, dates, order);
    }
    for (auto stack = stacks.rbegin(); stack != stacks.rend(); ++stack) {
        Segment& upper = rows[*stack].cells.front();
        Segment from = upper;
        Segment to = rows[*stack + 1].cells.front();
        if (order == Order::later_above) {
            std::swap(from, to);
        }
        PageWord dash = from.words.back();
        dash.text = "–";
        dash.left = dash.right;
        dash.space_after = true;
        from.words.back().space_after = true;
        from.words.push_back(dash);
        append_wrapped(from, to);
        from.top = upper.top;
        from.bottom = upper.bottom;
        upper = std::move(from);
        remove_cell(rows, *stack + 1, 0);
    }
}

namespace {

/// Is the cell below the rest of the date above it?
bool is_rest_of_date(const Row& row, const Segment& upper, const Row& next, const Segment& lower) {
    const bool near = next.middle() - row.middle() < 2.2F * row.size;
    const std::string above = upper.text();
    const std::string below = lower.text();
    return at_one_edge(upper, lower, 4) && near && (at_a_dash(above, below) || are_halves(above, below)) &&
           !is_date_of_its_own(above, below) && words_of(below).size() <= 3 &&
           (is_date_piece(below) || next.cells.size() >= 2 || !find(Idea::present, words_of(below)).empty());
}

}  // namespace

void join_left_margin_dates(std::vector<Row>& rows) {
    for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
        if (rows[i].cells.size() < 2 || rows[i + 1].cells.empty()) {
            continue;
        }
        Segment& upper = rows[i].cells.front();
        if (is_rest_of_date(rows[i], upper, rows[i + 1], rows[i + 1].cells.front())) {
            append_wrapped(upper, rows[i + 1].cells.front());
            remove_cell(rows, i + 1, 0);
        }
    }
}

void join_right_margin_dates(std::vector<Row>& rows) {
    for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
        if (rows[i].cells.size() < 2 || rows[i].cells.back().table_row) {
            continue;
        }
        Segment& upper = rows[i].cells.back();
        // the text beside it may have wrapped between them
        for (std::size_t k = i + 1; k < std::min(i + 3, rows.size()); ++k) {
            const Segment& lower = rows[k].cells.back();
            if (!lower.table_row && is_rest_of_date(rows[i], upper, rows[k], lower)) {
                append_wrapped(upper, lower);
                rows[i].right = std::max(rows[i].right, upper.right);
                remove_cell(rows, k, rows[k].cells.size() - 1);
                break;
            }
        }
    }
}

void lift_margin_dates(std::vector<Row>& rows) {
    constexpr float same_edge = 2;  // points
    struct Stack {
        std::size_t row = 0;  ///< the header's
        std::size_t end = 0;  ///< behind the last row with a part of it
        float right = 0;
    };
    std::vector<Stack> stacks;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].cells.size() < 2 || is_body(rows[i])) {
            continue;
        }
        Stack stack{i, i + 1, rows[i].cells.back().right};
        const bool dated = dated_part(rows[i].cells.back().text()) > 0;
        while (stack.end < rows.size() && stack.end < i + 4) {
            const Row& row = rows[stack.end];
            const Segment& last = row.cells.back();
            bool goes_on = row.cells.size() >= 2 && std::abs(last.right - stack.right) < same_edge && is_body(row) &&
                           is_dateish(last.text()) && !(dated && dated_part(last.text()) > 0) &&  // one a row
                           row.middle() - rows[stack.end - 1].middle() < 1.9F * row.size;
            if (!goes_on) {
                break;
            }
            ++stack.end;
        }
        if (stack.end > i + 1) {
            stacks.push_back(stack);
        }
    }
    for (const Stack& stack : stacks) {
        // once may be chance
        auto alike = std::count_if(stacks.begin(), stacks.end(),
                                   [&](const Stack& other) { return std::abs(other.right - stack.right) < same_edge; });
        if (alike < 2) {
            continue;
        }
        Row& header = rows[stack.row];
        std::size_t home = header.cells.size() - 1;
        for (std::size_t i = stack.end; --i > stack.row;) {
            Segment date = std::move(rows[i].cells.back());
            rows[i].cells.pop_back();
            // on the header's line, left of what is there; the words keep their places
            const Segment& next = header.cells[home];
            float width = date.right - date.left;
            date.right = next.left - 10;
            date.left = date.right - width;
            date.top = next.top;
            date.bottom = next.bottom;
            header.cells.insert(header.cells.begin() + static_cast<std::ptrdiff_t>(home), std::move(date));
            rows[i].right = rows[i].cells.back().right;
        }
    }
}

}  // namespace cvconv::pdf
