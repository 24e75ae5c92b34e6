#include "readers/pieces/dates/year_month_cells.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>

#include "readers/pieces/characters.h"

namespace cvconv {

namespace {

/// "平成21", "2009年", "2009".
std::optional<int> year_in(std::string_view text, Span cell) {
    auto periods = find_periods(text, cell);
    bool year = periods.size() == 1 && !periods.front().is_range && periods.front().start &&
                periods.front().start->month == 0 && periods.front().where.size() == cell.size();
    return year ? std::optional<int>(periods.front().start->year) : std::nullopt;
}

/// "4", "４月": 0 if it is no month.
int month_in(std::string_view text, Span cell) {
    constexpr std::array<std::string_view, 2> units = {"月", "월"};
    std::string_view written = cell.of(text);
    for (std::string_view unit : units) {
        if (written.ends_with(unit)) {
            written = trim(written.substr(0, written.size() - unit.size()));
        }
    }
    int value = 0;
    int digits = 0;
    for (std::size_t at = 0; at < written.size();) {
        char32_t c = next_character(written, at);
        if (!is_digit(c) || ++digits > 2) {
            return 0;
        }
        value = value * 10 + u_charDigitValue(static_cast<UChar32>(c));
    }
    return value <= 12 ? value : 0;
}

bool is_east_asian(std::string_view text, Span cell) {
    std::size_t at = cell.begin;
    while (at < cell.end) {
        char32_t c = next_character(text, at);
        if (is_cjk(c) || is_hangul(c)) {
            return true;
        }
    }
    return false;
}

FoundPeriod month_of(int year, int month, Span where) {
    FoundPeriod period;
    period.where = where;
    period.start_where = where;
    period.start = PartialDate{static_cast<std::int16_t>(year), static_cast<std::uint8_t>(month), 0};
    period.certainty = 1;
    return period;
}

/// "〃", "同": as in the row above.
bool says_the_same(std::string_view written) {
    constexpr std::array<std::string_view, 8> marks = {"〃", "″", "”", "\"", "々", "同", "同年", "''"};
    return std::find(marks.begin(), marks.end(), written) != marks.end();
}

}  // namespace

bool name_dates_but_last(std::string_view text, const std::vector<Span>& cells) {
    constexpr std::array<std::string_view, 9> columns = {"年",    "月",     "日",   "年月", "年・月",
                                                         "年/月", "年月日", "西暦", "년월"};
    return cells.size() >= 2 && std::all_of(cells.begin(), std::prev(cells.end()), [&](Span cell) {
               return std::find(columns.begin(), columns.end(), cell.of(text)) != columns.end();
           });
}

std::optional<FoundPeriod> find_year_and_month(std::string_view text, const std::vector<Span>& cells) {
    if (cells.size() < 3) {
        return std::nullopt;
    }
    int month = month_in(text, cells[1]);
    if (month == 0 || !is_east_asian(text, cells[2])) {
        return std::nullopt;
    }
    auto year = year_in(text, cells[0]);
    return year ? std::optional(month_of(*year, month, {cells[0].begin, cells[1].end})) : std::nullopt;
}

std::optional<FoundPeriod> find_month_of_year(std::string_view text, const std::vector<Span>& cells, int year) {
    if (cells.size() < 3 || !(cells[0].empty() || says_the_same(cells[0].of(text)))) {
        return std::nullopt;
    }
    int month = month_in(text, cells[1]);
    if (month == 0 || !is_east_asian(text, cells[2])) {
        return std::nullopt;
    }
    return month_of(year, month, {cells[0].empty() ? cells[1].begin : cells[0].begin, cells[1].end});
}

}  // namespace cvconv
