#include "readers/recognize/dates/listed_years.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/recognize/characters.h"

namespace cvconv {

namespace {

bool is_year(const FoundPeriod& period) {
    return !period.is_range && !period.expected && !period.in_brackets && period.start && period.start->month == 0;
}

/// ", ", " & ", " and ", ", y ".
bool lists(std::string_view text, Span between) {
    constexpr std::size_t longest = 3;  // letters of "and", in any language
    std::string_view rest = trim(between.of(text));
    bool parted = false;
    for (char mark : {',', '&', '+'}) {
        if (rest.starts_with(mark)) {
            rest = trim(rest.substr(1));
            parted = true;
        }
    }
    const bool word = !rest.empty() && is_letter(character_at(rest, 0)) && count_characters(rest) <= longest &&
                      words_of(rest, {0, static_cast<std::uint32_t>(rest.size())}).size() == 1;
    return between.size() > 0 && (word || (parted && rest.empty()));
}

/// Whether the words of a sentence go on behind it, or stand before it.
bool stands_alone(std::string_view text, const std::vector<Span>& cells, Span where) {
    const auto cell = std::find_if(cells.begin(), cells.end(), [&](Span c) { return c.contains(where); });
    if (cell == cells.end()) {
        return false;
    }
    const Span line = *cell;
    const std::string_view before = trim(Span{line.begin, where.begin}.of(text));
    const std::string_view behind = trim(Span{where.end, line.end}.of(text));
    const auto is_word = [](char32_t c) { return is_letter(c) || is_digit(c); };
    return (before.empty() || !is_word(character_before(before, static_cast<std::uint32_t>(before.size())))) &&
           (behind.empty() || !is_word(character_at(behind, 0)));
}

}  // namespace

std::vector<FoundPeriod> join_listed_years(std::string_view text, const std::vector<Span>& cells,
                                           std::vector<FoundPeriod> periods, int most_apart) {
    for (std::size_t first = 0; first + 1 < periods.size(); ++first) {
        std::size_t last = first;
        while (last + 1 < periods.size() && is_year(periods[last]) && is_year(periods[last + 1]) &&
               periods[last].start->year < periods[last + 1].start->year &&
               periods[last + 1].start->year - periods[last].start->year <= most_apart &&
               lists(text, {periods[last].where.end, periods[last + 1].where.begin})) {
            ++last;
        }
        const Span where{periods[first].where.begin, periods[last].where.end};
        if (last == first || !stands_alone(text, cells, where)) {
            continue;
        }
        FoundPeriod& joined = periods[first];
        joined.where = where;
        joined.end = periods[last].start;
        joined.end_where = periods[last].start_where;
        joined.is_range = true;
        joined.certainty = std::max(joined.certainty, periods[last].certainty);
        periods.erase(periods.begin() + static_cast<std::ptrdiff_t>(first) + 1,
                      periods.begin() + static_cast<std::ptrdiff_t>(last) + 1);
    }
    return periods;
}

}  // namespace cvconv
