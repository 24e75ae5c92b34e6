#include "readers/recognize/lines/line_dates.h"

#include <algorithm>
#include <optional>

#include "ir/lexicon.h"
#include "readers/pieces/dates/year_month_cells.h"
#include "readers/pieces/function_words.h"

namespace cvconv::recognizing {

namespace {

/// The number of a title taken for a day: "Coach, U15 team 9   Jan 2019 – Mar 2020". A cell ends before the month, or
/// the range says no other day.
bool takes_number_of_title(const Line& line, const FoundPeriod& period, std::uint32_t month) {
    bool across = line.cell_at(month).begin > period.start_where.begin;
    bool alone = period.is_range && period.end && !period.end->day && period.start_where.begin > line.text.begin;
    return across || alone;
}

/// `date` is what its words mean, whatever they meant by themselves.
void set_date(std::vector<FoundPeriod>& periods, const FoundPeriod& date) {
    std::erase_if(periods, [&](const FoundPeriod& p) { return p.where.overlaps(date.where); });
    periods.insert(periods.begin(), date);
}

/// "Present" in the margin column of dates, where when it began is not told: a period that goes on.
FoundPeriod present_alone(std::string_view text, Span cell) {
    FoundPeriod period;
    const bool present = !lookup(Idea::present, cell.of(text)).empty() && words_of(text, cell).size() == 1;
    if (present) {
        period.where = cell;
        period.end_where = cell;
        period.current = true;
        period.is_range = true;
        period.certainty = 0.9F;
    }
    return period;
}

/// "2019   doktor nauk biologicznych": in a cell of its own a year is one, whatever stands beside it. `first`: of the
/// line, where dates stand also if nothing draws a table.
void settle_cell(std::string_view text, Span cell, bool first, DateOrder order, std::vector<FoundPeriod>& periods) {
    const std::vector<FoundPeriod> own = find_periods(text, cell, order);
    if (own.size() != 1 || own.front().where.size() + 2 < cell.size()) {
        return;
    }
    const auto in_cell = [&](const FoundPeriod& p) { return p.where.overlaps(cell); };
    const auto found = std::find_if(periods.begin(), periods.end(), in_cell);
    if (found == periods.end()) {
        const auto behind = std::find_if(periods.begin(), periods.end(),
                                         [&](const FoundPeriod& p) { return p.where.begin > cell.begin; });
        periods.insert(behind, own.front());  // "2023–2026 | EUR 412,300"
    } else if (first && ((cell.contains(found->where) && own.front().where.size() > found->where.size()) ||
                         (found->where.end > cell.end && !found->is_range))) {
        *found = own.front();  // "X 2020", where "X" alone is no month; "2018   Marc Antoine"
    } else if (first && cell.contains(found->where)) {
        found->certainty = std::max(found->certainty, own.front().certainty);
    }
}

void settle_cells(std::string_view text, const Line& line, DateOrder order, std::vector<FoundPeriod>& periods) {
    for (std::size_t c = 0; c < line.cells.size() && line.cells.size() >= 2; ++c) {
        if (c == 0 || line.table > 0) {
            settle_cell(text, line.cells[c], c == 0, order, periods);
        }
    }
}

}  // namespace

std::vector<FoundPeriod> periods_of(std::string_view text, const Line& line, DateOrder order) {
    std::vector<FoundPeriod> periods = find_periods(text, line.text, order);
    for (std::size_t i = 0; i < periods.size(); ++i) {
        const FoundPeriod& period = periods[i];
        if (!period.start || !period.start->day || period.in_brackets ||
            period.where.begin != period.start_where.begin) {
            continue;
        }
        std::size_t blank = text.find(' ', period.start_where.begin);
        if (blank >= period.start_where.end || blank > period.start_where.begin + 3) {
            continue;
        }
        auto month = static_cast<std::uint32_t>(blank + 1);
        if (!takes_number_of_title(line, period, month)) {
            continue;
        }
        auto again = find_periods(text, {month, period.where.end}, order);
        if (again.size() == 1 && again.front().where.begin == month && again.front().is_range == period.is_range) {
            periods[i] = again.front();
        }
    }
    settle_cells(text, line, order, periods);
    if (auto date = find_year_and_month(text, line.cells)) {
        set_date(periods, *date);
    }
    if (periods.empty() && line.cells.size() == 2) {
        if (FoundPeriod today = present_alone(text, line.cells.front()); today.current) {
            periods.push_back(today);
        }
    }
    return periods;
}

void carry_year(const Document& document, const Block& block, Line& line, int& year) {
    if (line.table == 0 || block.cells.size() < 3) {
        year = 0;
        return;
    }
    if (auto date = find_year_and_month(document.text, line.cells)) {
        year = date->start->year;
        return;
    }
    std::vector<Span> cells;
    for (const Cell& cell : block.cells) {
        cells.push_back(trim(document.text, cell.text));
    }
    if (auto date = year > 0 ? find_month_of_year(document.text, cells, year) : std::nullopt) {
        set_date(line.periods, *date);
    }
}

}  // namespace cvconv::recognizing
