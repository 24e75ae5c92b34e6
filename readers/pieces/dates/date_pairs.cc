// Two dates that share a part, and what stands between two dates. The rest of DateParser.

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/dates/date_parser.h"

namespace cvconv::dates {

namespace {

PartialDate with_month(PartialDate date, int month) {
    date.month = static_cast<std::uint8_t>(month);
    date.day = 0;
    return date;
}

PartialDate with_day(PartialDate date, int day) {
    date.day = static_cast<std::uint8_t>(day);
    return date;
}

ParsedDate part(PartialDate date, std::size_t begin, std::size_t end) {
    ParsedDate result;
    result.date = date;
    result.begin = begin;
    result.end = end;
    return result;
}

/// "Hospital La Paz - mayo 2018": "paź" is Polish, "mayo" is not.
bool are_months_of_one_language(std::string_view first, std::string_view second) {
    const auto a = lookup(Idea::months, first);
    const auto b = lookup(Idea::months, second);
    return a.empty() || b.empty() || std::any_of(a.begin(), a.end(), [&](const LexiconHit& hit) {
               return std::any_of(b.begin(), b.end(), [&](const LexiconHit& other) {
                   return hit.language == other.language || hit.language == "und" || other.language == "und";
               });
           });
}

}  // namespace

std::size_t DateParser::words_behind(std::size_t i, std::string_view key) const {
    if (i >= tokens_.size()) {
        return 0;
    }
    const Token& token = tokens_[i];
    for (std::string_view language : {"ja", "ko"}) {
        for (std::string_view word : spellings(Idea::date_words, key, language)) {
            if (text_.substr(token.where.begin).starts_with(word)) {
                return token.where.size() == word.size() ? 1 : 2;
            }
        }
    }
    return 0;
}

std::size_t DateParser::skip_separator(std::size_t i) const {
    std::size_t at = i;
    if (is_mark(at, U".") && joined(at)) {
        ++at;  // "travanj 2018. – danas"
    }
    for (int n = 0; n < 2 && is_mark(at, U"\n"); ++n) {
        ++at;
    }
    std::size_t begin = at;
    // から and 부터 stand behind the first date, まで and 까지 behind the second.
    if (const std::size_t tokens = words_behind(at, "since"); tokens > 0) {
        at += tokens;
        if (is_mark(at, U"、,")) {
            ++at;
        }
    }
    for (int n = 0;
         n < 3 && at < tokens_.size() && tokens_[at].kind == TokenKind::mark && (n == 0 || !tokens_[at].blank_before) &&
         (is_dash(tokens_[at].mark) || is_mark(at, U"~∼˜⁓→⟶➔➜➝➞⇒…/"));
         ++n) {
        ++at;
    }
    if (at > begin && is_mark(at, U">") && joined(at)) {
        ++at;  // "->"
    }
    std::size_t word = at;
    if (is_mark(word, U"\n")) {
        ++word;
    }
    // "to the moon", but not "till date", which is all one: today
    if (word < tokens_.size() && tokens_[word].until_length > 0 &&
        tokens_[word].present_length <= tokens_[word].until_length) {
        at = word + tokens_[word].until_length;
        if (is_mark(at, U":")) {
            ++at;
        }
    }
    if (at == begin) {
        return i;
    }
    for (int n = 0; n < 2 && is_mark(at, U"\n"); ++n) {
        ++at;
    }
    return at;
}

std::optional<ParsedPair> DateParser::pair(std::size_t i) const {
    if (i >= tokens_.size()) {
        return std::nullopt;
    }
    if (tokens_[i].kind == TokenKind::number) {
        if (tokens_[i].digits == 4) {
            auto found = pair_of_years(i);
            return found ? found : pair_behind_year(i);
        }
        auto found = pair_of_days(i);
        found = found ? found : pair_of_month_numbers(i);
        return found ? found : pair_of_short_years(i);
    }
    if (tokens_[i].kind == TokenKind::word) {
        return pair_of_months(i);
    }
    return std::nullopt;
}

/// "and", "und", "in", "&" between two months: a short word, in any language, or a sign. `i` if there is none.
std::size_t DateParser::skip_and(std::size_t i) const {
    constexpr std::size_t longest = 3;  // letters
    const bool word = i < tokens_.size() && tokens_[i].kind == TokenKind::word &&
                      count_characters(tokens_[i].where.of(text_)) <= longest && !month_name(i);
    return word || is_mark(i, U"&+") ? i + 1 : i;
}

/// "Summers 2022 and 2023": the season begins at `i`, the first year at `at`.
std::optional<ParsedPair> DateParser::pair_of_seasons(std::size_t i, std::size_t at) const {
    const auto first = year(at);
    const std::size_t next = first ? skip_and(first->end) : 0;
    const auto last = first && next > first->end ? year(next) : std::nullopt;
    if (!last || last->value <= first->value) {
        return std::nullopt;
    }
    return ParsedPair{part({static_cast<std::int16_t>(first->value)}, i, first->end),
                      part({static_cast<std::int16_t>(last->value)}, next, last->end)};
}

/// "Jan – Aug 2012", "March/April 2019", "July and August 2021", "May 17–19, 2019", "May 17 – June 3, 2019",
/// "Spring – Fall 2014".
std::optional<ParsedPair> DateParser::pair_of_months(std::size_t i) const {
    if (auto s = season(i)) {
        std::size_t next = skip_separator(s->end);
        bool slash = is_mark(s->end, U"/");  // "Fall/Winter 2019" is one season
        auto second = next > s->end && !slash && season(next) ? date(next) : std::nullopt;
        return second ? ParsedPair{part(second->date, i, s->end), *second} : pair_of_seasons(i, s->end);
    }
    auto month = month_name(i);
    if (!month) {
        month = roman_month(i);
    }
    if (!month) {
        return std::nullopt;
    }
    auto first_day = day(month->end);
    if (first_day && !(is_number(first_day->end))) {
        std::size_t next = skip_separator(first_day->end);
        if (next > first_day->end) {
            if (auto last_day = day(next)) {
                if (auto y = year(is_mark(last_day->end, U",") ? last_day->end + 1 : last_day->end)) {
                    PartialDate base{static_cast<std::int16_t>(y->value), static_cast<std::uint8_t>(month->value), 0};
                    PartialDate a = with_day(base, first_day->value);
                    PartialDate b = with_day(base, last_day->value);
                    if (is_valid(a) && is_valid(b) && a <= b) {
                        return ParsedPair{part(a, i, first_day->end), part(b, next, y->end)};
                    }
                }
            }
            auto second = month_name(next) ? date(next) : std::nullopt;
            if (second && second->date.day != 0) {
                PartialDate a = with_day(with_month(second->date, month->value), first_day->value);
                if (is_valid(a) && a <= second->date) {
                    return ParsedPair{part(a, i, first_day->end), *second};
                }
            }
        }
    }
    std::size_t next = skip_separator(month->end);
    if (next == month->end) {
        next = skip_and(month->end);
    }
    if (next == month->end || next >= tokens_.size() || tokens_[next].kind != TokenKind::word) {
        return std::nullopt;
    }
    auto second = date(next);
    if (!second || second->date.month == 0 || second->date.day != 0 || second->short_year ||
        (!month_name(next) && !roman_month(next))) {
        return std::nullopt;
    }
    if (month_name(i).has_value() != month_name(next).has_value()) {
        return std::nullopt;  // "Bakker B.V. - maart 2021" has no Roman month
    }
    if (!are_months_of_one_language(tokens_[i].where.of(text_), tokens_[next].where.of(text_))) {
        return std::nullopt;
    }
    PartialDate first = with_month(second->date, month->value);
    if (first.month > second->date.month) {
        --first.year;  // "Nov – Feb 2012"
    }
    return ParsedPair{part(first, i, month->end), *second};
}

/// "17–19 May 2019", "17.–19. Mai 2019", "28 Feb – 3 Mar 2019", "01.04. – 30.06.2015", "2. 7.–31. 8. 2023".
std::optional<ParsedPair> DateParser::pair_of_days(std::size_t i) const {
    auto first = day(i);
    if (!first) {
        return std::nullopt;
    }
    std::size_t at = first->end;
    int month_value = 0;
    std::size_t particles = skip_particles(at);
    if (auto month = month_name(particles)) {
        month_value = month->value;
        at = month->end;
    } else if (auto number = month_number(at);
               number && is_mark(at - 1, U".") && is_mark(number->end, U".") && joined(number->end)) {
        month_value = number->value;
        at = number->end + 1;
    }
    std::size_t next = skip_separator(at);
    if (next == at || next >= tokens_.size() || !is_number(next) || tokens_[next].digits > 2) {
        return std::nullopt;
    }
    auto second = date(next);
    if (!second || second->date.day == 0 || second->short_year) {
        return std::nullopt;
    }
    PartialDate start = with_day(second->date, first->value);
    if (month_value != 0) {
        start.month = static_cast<std::uint8_t>(month_value);
        if (start > second->date) {
            --start.year;
        }
    }
    if (!is_valid(start) || start > second->date) {
        return std::nullopt;
    }
    return ParsedPair{part(start, i, at), *second};
}

/// "6–8/2015", "06. – 08.2015".
std::optional<ParsedPair> DateParser::pair_of_month_numbers(std::size_t i) const {
    auto month = month_number(i);
    if (!month) {
        return std::nullopt;
    }
    std::size_t at = month->end;
    bool dotted = is_mark(at, U".") && joined(at);
    if (dotted) {
        ++at;
    }
    if (at >= tokens_.size() || tokens_[at].kind != TokenKind::mark || !is_dash(tokens_[at].mark)) {
        return std::nullopt;
    }
    std::size_t next = at + 1;
    bool close = !tokens_[at].blank_before && joined(next);
    if (!close && !dotted && tokens_[i].digits != 2) {
        return std::nullopt;
    }
    if (!is_number(next) || tokens_[next].digits > 2) {
        return std::nullopt;
    }
    auto second = from_numbers(next);
    if (!second || second->date.day != 0 || second->date.month <= month->value) {
        return std::nullopt;
    }
    return ParsedPair{part(with_month(second->date, month->value), i, at), *second};
}

/// "2018-20", "2018–19", "2015/16", "1999/00". "2008-09" is September; "2008–09" and "2008/09" are two years,
/// unless months are written so next to it ("2008/09 – 2011/07").
std::optional<ParsedPair> DateParser::pair_of_years(std::size_t i) const {
    auto y = year(i);
    if (!y || !is_mark(y->end, U"-–‑—‐/") || tokens_[y->end].blank_before) {
        return std::nullopt;
    }
    std::size_t at = y->end + 1;
    if (!is_number(at) || tokens_[at].blank_before || tokens_[at].digits != 2) {
        return std::nullopt;
    }
    if (joined(at + 1) && (tokens_[at + 1].kind != TokenKind::mark || is_mark(at + 1, U"-/") ||
                           (is_mark(at + 1, U".,") && joined(at + 2)))) {
        return std::nullopt;
    }
    char32_t mark = tokens_[y->end].mark;
    int last = y->value / 100 * 100 + tokens_[at].value;
    if (last < y->value) {
        last += 100;
    }
    bool can_be_month = tokens_[at].value >= 1 && tokens_[at].value <= 12;
    if (last - y->value > (mark == '/' ? 1 : 30) || last == y->value) {
        return std::nullopt;
    }
    if (can_be_month) {
        if (mark == '-' || mark == U'‑' || mark == U'‐') {
            return std::nullopt;
        }
        std::size_t next = skip_separator(at + 1);
        if (mark == '/' && next > at + 1 && year(next) && is_mark(next + 1, U"/") && month_number(next + 2)) {
            auto follow = year(next);
            if (tokens_[next + 2].value != (follow->value + 1) % 100) {
                return std::nullopt;
            }
        }
    }
    PartialDate first{static_cast<std::int16_t>(y->value), 0, 0};
    PartialDate second{static_cast<std::int16_t>(last), 0, 0};
    return ParsedPair{part(first, i, y->end), part(second, at, skip_year_suffix(at + 1))};
}

/// "2019. március – június", "2019年4月～8月", "2019年4–8月".
/// "2009 (March to August)"
std::optional<ParsedPair> DateParser::pair_in_brackets(std::size_t i) const {
    const auto month = is_mark(i + 1, U"(") ? month_name(i + 2) : std::nullopt;
    const std::size_t next = month ? skip_separator(month->end) : 0;
    const auto last = month && next > month->end ? month_name(next) : std::nullopt;
    if (!last || last->value <= month->value || !is_mark(last->end, U")")) {
        return std::nullopt;
    }
    const PartialDate base{static_cast<std::int16_t>(tokens_[i].value), 0, 0};
    return ParsedPair{part(with_month(base, month->value), i, month->end),
                      part(with_month(base, last->value), next, last->end + 1)};
}

std::optional<ParsedPair> DateParser::pair_behind_year(std::size_t i) const {
    if (is_word(i + 1, "年") && is_number(i + 2)) {
        auto month = month_number(i + 2);
        std::size_t next = month ? skip_separator(month->end) : i;
        auto last = month && next > month->end ? month_number(next) : std::nullopt;
        if (last && is_word(last->end, "月") && last->value > month->value) {
            PartialDate base{static_cast<std::int16_t>(tokens_[i].value), 0, 0};
            return ParsedPair{part(with_month(base, month->value), i, month->end),
                              part(with_month(base, last->value), next, last->end + 1)};
        }
    }
    if (auto bracketed = pair_in_brackets(i)) {
        return bracketed;
    }
    auto first = from_year(i);
    if (!first || first->date.month == 0) {
        return std::nullopt;
    }
    // "2024, September 4–6": as the APA style has it
    const auto from = first->date.day == 0 ? day(first->end) : std::nullopt;
    const std::size_t dash = from ? skip_separator(from->end) : 0;
    if (const auto to = from && dash > from->end ? day(dash) : std::nullopt;
        to && to->value > from->value && !year(to->end) && !month_name(skip_particles(to->end))) {
        return ParsedPair{part(with_day(first->date, from->value), i, from->end),
                          part(with_day(first->date, to->value), dash, to->end)};
    }
    std::size_t next = skip_separator(first->end);
    if (next == first->end) {
        return std::nullopt;
    }
    std::optional<Step> month = month_name(next);
    if (month) {
        auto d = day(month->end);
        std::size_t after = d ? d->end : month->end;
        if (year(skip_particles(after)) || year(after + 1)) {
            return std::nullopt;
        }
        if (d && first->date.day != 0) {
            PartialDate end = with_day(with_month(first->date, month->value), d->value);
            if (is_valid(end) && end >= first->date) {
                return ParsedPair{*first, part(end, next, d->end)};
            }
            return std::nullopt;
        }
        if (d) {
            return std::nullopt;
        }
    } else {
        month = month_number(next);
        if (!month || (!is_word(month->end, "月") && !is_word(month->end, "월"))) {
            return std::nullopt;
        }
        ++month->end;
    }
    PartialDate end = with_month(first->date, month->value);
    if (end <= with_month(first->date, first->date.month)) {
        return std::nullopt;
    }
    return ParsedPair{*first, part(end, next, month->end)};
}

}  // namespace cvconv::dates
