#include "readers/pdf/date_rails.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/recognize/dates/dates.h"

namespace cvconv::pdf {

namespace {

bool is_date_piece(const std::string& text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
           words_of(text).size() <= 4;
}

bool at_a_dash(const std::string& above, const std::string& below) {
    for (std::string_view dash : {"-", "–", "—", "−", "~"}) {
        if (above.ends_with(dash) || (below.starts_with(dash) && is_date_piece(above))) {
            return true;
        }
    }
    return false;
}

/// How much of the text is dates, in bytes.
std::size_t dated_part(const std::string& text) {
    std::size_t dated = 0;
    for (const FoundPeriod& period : find_periods(text, {0, static_cast<std::uint32_t>(text.size())})) {
        dated += period.where.size();
    }
    return dated;
}

/// "novembro de 2012 – abril de" over "2018", "depuis sept." over "2018": one date only when put together.
bool are_halves(const std::string& above, const std::string& below) {
    if (!is_date_piece(below) || words_of(above).size() > 6 || words_of(above).empty()) {
        return false;
    }
    std::string whole = above + " " + below;
    auto periods = find_periods(whole, {0, static_cast<std::uint32_t>(whole.size())});
    return periods.size() == 1 && periods.front().where.size() + 1 >= whole.size() &&
           dated_part(above) + 2 < above.size();
}

/// "Bachelor of Arts in Economics and Rural Studies. GPA 3.74": long, but a header all the same.
bool names_degree_or_position(const std::vector<Word>& words) {
    constexpr std::size_t first_words = 3;
    std::vector<Word> first(words.begin(), words.begin() + std::min<std::ptrdiff_t>(first_words, std::ssize(words)));
    return !find(Idea::degrees, first).empty() || !find(Idea::job_titles, first).empty();
}

/// "2024–" over "2022–2024", "2023–" over "2021, 2022": the date below is whole, or lies before that above.
bool is_date_of_its_own(const std::string& above, const std::string& below) {
    auto periods = find_periods(below, {0, static_cast<std::uint32_t>(below.size())});
    auto opened = find_periods(above, {0, static_cast<std::uint32_t>(above.size())});
    if (periods.empty() || opened.empty() || !periods.front().start || !opened.front().start) {
        return false;
    }
    const FoundPeriod& own = periods.front();
    return (own.is_range && !own.start_where.empty()) || own.start->year < opened.front().start->year;
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

}  // namespace

bool is_dateish(const std::string& text) {
    const std::size_t dated = dated_part(text);
    std::string_view whole = trim(text);
    if (dated == 0) {
        // "2 years 10 months" below "June 2023 – present"
        auto begin = static_cast<std::uint32_t>(whole.data() - text.data());
        auto end = static_cast<std::uint32_t>(begin + whole.size());
        if (!whole.empty() && skip_duration(text, begin, end) == end) {
            return true;
        }
        auto words = words_of(text);
        return !words.empty() && words.size() <= 2 && !find(Idea::present, words).empty();
    }
    return dated * 10 >= whole.size() * 6;
}

namespace {

/// The date that the first cell is, and nothing else; "present" is later than all. Nothing for a range.
std::optional<PartialDate> date_of_cell(const Row& row) {
    constexpr std::size_t longest = 3;  // words
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

/// Is the row with the one below it a stay told by two dates: the earlier above, close together, text beside them?
bool are_stacked(const std::vector<Row>& rows, std::size_t i) {
    if (i + 1 >= rows.size() || rows[i].cells.size() < 2) {
        return false;
    }
    const auto from = date_of_cell(rows[i]);
    const auto to = date_of_cell(rows[i + 1]);
    const float pitch = rows[i + 1].middle() - rows[i].middle();
    return from && to && *from < *to && std::abs(rows[i].cells.front().left - rows[i + 1].cells.front().left) < 2 &&
           pitch < 1.7F * rows[i].size && (i == 0 || rows[i].middle() - rows[i - 1].middle() > 1.3F * pitch);
}

}  // namespace

void join_stacked_dates(std::vector<Row>& rows) {
    constexpr std::size_t least = 2;  // once may be chance
    std::vector<std::size_t> stacks;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (are_stacked(rows, i)) {
            stacks.push_back(i++);
        }
    }
    if (stacks.size() < least) {
        return;
    }
    for (auto stack = stacks.rbegin(); stack != stacks.rend(); ++stack) {
        Segment& upper = rows[*stack].cells.front();
        Row& below = rows[*stack + 1];
        const Segment lower = std::move(below.cells.front());
        below.cells.erase(below.cells.begin());
        upper.words.back().space_after = true;
        PageWord dash = upper.words.back();
        dash.text = "–";
        dash.left = dash.right;
        upper.words.push_back(dash);
        upper.words.insert(upper.words.end(), lower.words.begin(), lower.words.end());
        upper.right = std::max(upper.right, lower.right);
        if (below.cells.empty()) {
            rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(*stack) + 1);
        } else {
            below.left = below.cells.front().left;
        }
    }
}

void join_rail_dates(std::vector<Row>& rows) {
    for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
        Row& row = rows[i];
        Row& next = rows[i + 1];
        if (row.cells.size() < 2 || next.cells.empty()) {
            continue;
        }
        Segment& upper = row.cells.front();
        Segment& lower = next.cells.front();
        bool same_place = std::abs(upper.left - lower.left) < 4 || std::abs(upper.right - lower.right) < 4;
        bool near = next.middle() - row.middle() < 2.2F * row.size;
        bool broken = at_a_dash(upper.text(), lower.text()) || are_halves(upper.text(), lower.text());
        if (same_place && near && broken && !is_date_of_its_own(upper.text(), lower.text()) &&
            words_of(lower.text()).size() <= 3 &&
            (is_date_piece(lower.text()) || next.cells.size() >= 2 ||
             !find(Idea::present, words_of(lower.text())).empty())) {
            upper.words.back().space_after = true;
            upper.words.insert(upper.words.end(), lower.words.begin(), lower.words.end());
            upper.right = std::max(upper.right, lower.right);
            next.cells.erase(next.cells.begin());
            if (next.cells.empty()) {
                rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            } else {
                next.left = next.cells.front().left;
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
