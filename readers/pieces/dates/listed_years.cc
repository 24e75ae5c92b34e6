#include "readers/pieces/dates/listed_years.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"

namespace cvconv {

namespace {

/// "2012", "10/2013".
bool is_moment(const FoundPeriod& period) {
    return !period.is_range && !period.current && !period.expected && !period.in_brackets && period.start &&
           period.start->day == 0;
}

/// Of one precision, one before the other.
bool rise(const FoundPeriod& a, const FoundPeriod& b, int most_apart) {
    return is_moment(a) && is_moment(b) && (a.start->month == 0) == (b.start->month == 0) && *a.start < *b.start &&
           b.start->year - a.start->year <= most_apart;
}

/// "heute" of "04/2019, heute", to the end of its cell; empty if there is none.
Span today_behind(std::string_view text, const std::vector<Span>& cells, const FoundPeriod& period) {
    const auto cell = std::find_if(cells.begin(), cells.end(), [&](Span c) { return c.contains(period.where); });
    if (cell == cells.end() || !is_moment(period) || text.substr(period.where.end, 2) != ", ") {
        return {};
    }
    const Span rest = trim(text, {period.where.end + 2, cell->end});
    return !rest.empty() && !lookup(Idea::present, rest.of(text)).empty() ? rest : Span{};
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
        while (last + 1 < periods.size() && rise(periods[last], periods[last + 1], most_apart) &&
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
    if (periods.size() == 1) {
        FoundPeriod& only = periods.front();
        if (const Span today = today_behind(text, cells, only);
            !today.empty() && stands_alone(text, cells, {only.where.begin, today.end})) {
            only.where.end = today.end;
            only.end_where = today;
            only.current = true;
            only.is_range = true;
        }
    }
    return periods;
}

}  // namespace cvconv
