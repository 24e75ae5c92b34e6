#include "readers/recognize/fields/years_above.h"

#include <algorithm>

namespace cvconv::recognizing {

const FoundPeriod* year_alone(const Line& line) {
    bool alone = line.periods.size() == 1 && line.periods.front().where.size() + 2 >= line.text.size() &&
                 line.periods.front().start && line.periods.front().start->month == 0 &&
                 !line.periods.front().is_range && !line.is_item();
    return alone ? &line.periods.front() : nullptr;
}

std::vector<YearAbove> take_years_above(Reading& reading, Section& section) {
    const std::vector<Line>& lines = section.lines;
    const bool over_bullets = lines.size() >= 2 && year_alone(lines.front()) != nullptr && lines.back().is_item() &&
                              std::all_of(lines.begin(), lines.end(), [](const Line& line) {
                                  return line.is_item() ? !line.has_period() : year_alone(line) != nullptr;
                              });
    std::vector<YearAbove> years;
    if (!over_bullets) {
        return years;
    }
    std::erase_if(section.lines, [&](const Line& line) {
        const FoundPeriod* year = year_alone(line);
        if (year != nullptr) {
            years.push_back({line.text.begin, *year});
            reading.label(line.text);
        }
        return year != nullptr;
    });
    return years;
}

const FoundPeriod* year_above(const std::vector<YearAbove>& years, std::uint32_t at) {
    const auto behind =
        std::partition_point(years.begin(), years.end(), [&](const YearAbove& year) { return year.begin < at; });
    return behind == years.begin() ? nullptr : &std::prev(behind)->year;
}

}  // namespace cvconv::recognizing
