#include "readers/recognize/dates/date_parser.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::dates {

namespace {

PartialDate make(int year, int month = 0, int day = 0) {
    return {static_cast<std::int16_t>(year), static_cast<std::uint8_t>(month), static_cast<std::uint8_t>(day)};
}

std::optional<ParsedDate> parsed(PartialDate date, std::size_t begin, std::size_t end) {
    if (!is_valid(date)) {
        return std::nullopt;
    }
    ParsedDate result;
    result.date = date;
    result.begin = begin;
    result.end = end;
    return result;
}

constexpr std::array<std::string_view, 12> roman_numerals = {"I",   "II",   "III", "IV", "V",  "VI",
                                                             "VII", "VIII", "IX",  "X",  "XI", "XII"};

/// Two digits of a year. A pivot, not the clock: what we read must not depend on when it is read.
int century(int two_digits) {
    return two_digits < 50 ? 2000 + two_digits : 1900 + two_digits;
}

}  // namespace

bool DateParser::joined(std::size_t i) const {
    return i < tokens_.size() && i > 0 && !tokens_[i].blank_before;
}

bool DateParser::is_mark(std::size_t i, std::u32string_view marks) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::mark &&
           marks.find(tokens_[i].mark) != std::u32string_view::npos;
}

bool DateParser::is_word(std::size_t i, std::string_view written) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::word && tokens_[i].where.of(text_) == written;
}

bool DateParser::is_number(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::number;
}

std::optional<DateParser::Step> DateParser::year(std::size_t i) const {
    if (!is_number(i) || tokens_[i].digits != 4 || tokens_[i].value < 1500 || tokens_[i].value > 2099) {
        return std::nullopt;
    }
    // "2000s", "2019er": letters behind it are another word's, unless they are part of how dates are written.
    if (joined(i + 1) && tokens_[i + 1].kind == TokenKind::word) {
        const Token& next = tokens_[i + 1];
        std::size_t at = next.where.begin;
        char32_t c = next_character(text_, at);
        bool date_like = is_cjk(c) || c == U'년' || next.month != 0 ||
                         (next.meanings & (means_particle | means_until | means_present)) != 0;
        if (!date_like) {
            return std::nullopt;
        }
    }
    return Step{tokens_[i].value, i + 1};
}

std::optional<DateParser::Step> DateParser::short_year(std::size_t i) const {
    if (!is_mark(i, U"'’ʼ‘´`") || !is_number(i + 1) || !joined(i + 1) || tokens_[i + 1].digits != 2) {
        return std::nullopt;
    }
    if (joined(i + 2) && (tokens_[i + 2].kind != TokenKind::mark || is_mark(i + 2, U"'’"))) {
        return std::nullopt;  // the '90s
    }
    return Step{century(tokens_[i + 1].value), i + 2};
}

std::optional<DateParser::Step> DateParser::month_name(std::size_t i) const {
    if (i >= tokens_.size() || tokens_[i].month == 0) {
        return std::nullopt;
    }
    std::size_t end = i + tokens_[i].month_length;
    if (is_mark(end, U".") && joined(end)) {
        ++end;
    }
    return Step{tokens_[i].month, end};
}

std::optional<DateParser::Step> DateParser::roman_month(std::size_t i) const {
    if (i >= tokens_.size() || tokens_[i].kind != TokenKind::word) {
        return std::nullopt;
    }
    auto numeral = std::find(roman_numerals.begin(), roman_numerals.end(), tokens_[i].where.of(text_));
    if (numeral == roman_numerals.end()) {
        return std::nullopt;
    }
    return Step{static_cast<int>(numeral - roman_numerals.begin()) + 1, i + 1};
}

std::optional<DateParser::Step> DateParser::month_number(std::size_t i) const {
    if (!is_number(i) || tokens_[i].digits > 2 || tokens_[i].value < 1 || tokens_[i].value > 12) {
        return std::nullopt;
    }
    return Step{tokens_[i].value, i + 1};
}

std::optional<DateParser::Step> DateParser::day(std::size_t i) const {
    if (!is_number(i) || tokens_[i].digits > 2 || tokens_[i].value < 1 || tokens_[i].value > 31) {
        return std::nullopt;
    }
    std::size_t end = i + 1;
    if (joined(end) && is_mark(end, U".º°ª")) {
        ++end;
    } else if (joined(end) && tokens_[end].kind == TokenKind::word && tokens_[end].where.size() <= 4 &&
               tokens_[end].month == 0) {
        ++end;  // 5th, 1er
    } else if (joined(end) && is_mark(end, U"-") && joined(end + 1) && tokens_[end + 1].kind == TokenKind::word &&
               tokens_[end + 1].where.size() <= 4 && tokens_[end + 1].month == 0) {
        end += 2;  // 5-го
    }
    return Step{tokens_[i].value, end};
}

std::optional<DateParser::Step> DateParser::season(std::size_t i) const {
    if (i >= tokens_.size() || tokens_[i].kind != TokenKind::word) {
        return std::nullopt;
    }
    std::size_t end = i;
    if (tokens_[i].season_length > 0) {
        end = i + tokens_[i].season_length;
        if (is_mark(end, U".") && joined(end)) {
            ++end;
        }
    } else if ((is_word(i, "Q") && is_number(i + 1) && tokens_[i + 1].value >= 1 && tokens_[i + 1].value <= 4) ||
               (is_word(i, "H") && is_number(i + 1) && tokens_[i + 1].value >= 1 && tokens_[i + 1].value <= 2)) {
        if (!joined(i + 1) || tokens_[i + 1].digits != 1) {
            return std::nullopt;
        }
        end = i + 2;
    }
    if (end == i) {
        return std::nullopt;
    }
    return Step{0, end};
}

std::size_t DateParser::skip_particles(std::size_t i) const {
    for (int n = 0; n < 3 && i < tokens_.size() && tokens_[i].particle_length > 0; ++n) {
        i += tokens_[i].particle_length;
        if (is_mark(i, U".") && joined(i)) {
            ++i;
        }
    }
    return i;
}

/// "2019 г.", "2017 m.", "2020 r.", "2019. godine": what stands behind a year and means "year". A
/// particle that a word follows is that word's ("2019 de Madrid").
std::size_t DateParser::skip_year_suffix(std::size_t i) const {
    std::size_t at = i;
    if (is_mark(at, U".") && joined(at)) {
        ++at;
    }
    if (at >= tokens_.size() || tokens_[at].particle_length == 0) {
        return i;
    }
    if (tokens_[at].present_length > tokens_[at].particle_length) {
        return at;  // "2021 à présent", "2019. do danas": what is a particle elsewhere begins the word for today
    }
    std::size_t end = at + tokens_[at].particle_length;
    if (is_mark(end, U".") && joined(end)) {
        const bool word_behind = end + 1 < tokens_.size() && tokens_[end + 1].kind == TokenKind::word;
        std::size_t first = tokens_[at].where.begin;
        const bool name = is_upper(next_character(text_, first)) && is_lower(next_character(text_, first));
        return word_behind && (joined(end + 1) || name) ? i : end + 1;  // "2019 M.Sc.", "2019 St. Ronan's Clinic"
    }
    bool alone = end >= tokens_.size() || tokens_[end].kind == TokenKind::mark ||
                 (tokens_[end].meanings & (means_until | means_present)) != 0;
    return alone ? end : i;
}

std::optional<ParsedDate> DateParser::date(std::size_t i) const {
    if (i >= tokens_.size()) {
        return std::nullopt;
    }
    const Token& token = tokens_[i];
    if (token.kind == TokenKind::number) {
        if (token.digits == 4) {
            return from_year(i);
        }
        if (auto found = from_day(i)) {
            return found;
        }
        return from_numbers(i);
    }
    if (token.kind == TokenKind::mark) {
        auto found = short_year(i);
        if (!found) {
            return std::nullopt;
        }
        auto result = parsed(make(found->value), i, found->end);
        if (result) {
            result->short_year = true;
        }
        return result;
    }
    if (token.month != 0) {
        if (auto found = from_month(i)) {
            return found;
        }
    }
    if (auto found = from_roman(i)) {
        return found;
    }
    if (auto found = from_season(i)) {
        return found;
    }
    return from_east_asian(i);
}

/// Behind a month's name: "March 2020", "March 5th, 2020", "Sept/2020", "Mar '21", "Sep-22".
std::optional<ParsedDate> DateParser::from_month(std::size_t i) const {
    auto month = month_name(i);
    if (!month) {
        return std::nullopt;
    }
    std::size_t at = month->end;
    if (is_mark(at, U",")) {
        ++at;
    }
    if (auto d = day(at)) {
        std::size_t next = is_mark(d->end, U",") ? d->end + 1 : d->end;
        next = skip_particles(next);
        if (auto y = year(next)) {
            return parsed(make(y->value, month->value, d->value), i, skip_year_suffix(y->end));
        }
    }
    if (is_mark(at, U"-/–.") && joined(at) && joined(at + 1)) {
        if (auto y = year(at + 1)) {
            return parsed(make(y->value, month->value), i, skip_year_suffix(y->end));
        }
        if (is_number(at + 1) && tokens_[at + 1].digits == 2 && !(joined(at + 2) && is_mark(at + 2, U"/.-"))) {
            auto result = parsed(make(century(tokens_[at + 1].value), month->value), i, at + 2);
            if (result) {
                result->short_year = true;
            }
            return result;
        }
    }
    std::size_t next = skip_particles(at);
    if (auto y = year(next)) {
        return parsed(make(y->value, month->value), i, skip_year_suffix(y->end));
    }
    if (auto y = short_year(next)) {
        return parsed(make(y->value, month->value), i, y->end);
    }
    if (next == at && is_number(at) && tokens_[at].digits == 2 && !joined(at + 1)) {
        auto result = parsed(make(century(tokens_[at].value), month->value), i, at + 1);
        if (result) {
            result->short_year = true;
        }
        return result;
    }
    return std::nullopt;
}

/// "IX 2015", "IX.2015", "IX/2015". A numeral behind another word is that word's ("World War II 2015").
std::optional<ParsedDate> DateParser::from_roman(std::size_t i) const {
    auto month = roman_month(i);
    if (!month) {
        return std::nullopt;
    }
    if (i > 0 && tokens_[i - 1].kind == TokenKind::word &&
        (tokens_[i - 1].meanings & (means_since | means_from | means_until | means_particle)) == 0) {
        return std::nullopt;
    }
    std::size_t at = month->end;
    bool tied = is_mark(at, U"./-") && joined(at);
    if (tied) {
        ++at;
    }
    auto y = year(at);
    // A single letter and a blank: "V 2015" says too little alone.
    if (!y ||
        (!tied && tokens_[i].where.size() == 1 && skip_separator(y->end) == y->end && skip_separator(i - 1) != i)) {
        return std::nullopt;
    }
    return parsed(make(y->value, month->value), i, skip_year_suffix(y->end));
}

/// "12. März 2015", "5 de mayo de 2019", "12-Mar-2015", "09.IX.2015", "1st of May, 2019".
std::optional<ParsedDate> DateParser::from_day(std::size_t i) const {
    auto d = day(i);
    if (!d || (joined(i) && tokens_[i - 1].kind == TokenKind::word)) {  // "Coach, U13 Sep 2014"
        return std::nullopt;
    }
    std::size_t at = d->end;
    if (is_mark(at, U"-/.") && joined(at)) {
        ++at;
    }
    at = skip_particles(at);
    auto month = month_name(at);
    if (!month && (at == d->end || (at < tokens_.size() && !tokens_[at].blank_before))) {
        month = roman_month(at);
    }
    if (!month) {
        return std::nullopt;
    }
    at = month->end;
    bool tied = is_mark(at, U"-/.,") && joined(at);
    if (tied) {
        ++at;
    }
    at = skip_particles(at);
    if (auto y = year(at)) {
        return parsed(make(y->value, month->value, d->value), i, skip_year_suffix(y->end));
    }
    if (auto y = short_year(at)) {
        return parsed(make(y->value, month->value, d->value), i, y->end);
    }
    if (tied && joined(at) && is_number(at) && tokens_[at].digits == 2) {
        auto result = parsed(make(century(tokens_[at].value), month->value, d->value), i, at + 1);
        if (result) {
            result->short_year = true;
        }
        return result;
    }
    return std::nullopt;
}

/// "03/2015", "8.2019", "03 / 2020", "01/06/2019", "8. 2. 1983", "01.04.09".
std::optional<ParsedDate> DateParser::from_numbers(std::size_t i) const {
    if (!is_number(i) || tokens_[i].digits > 2 || !is_mark(i + 1, U"/.-")) {
        return std::nullopt;
    }
    char32_t separator = tokens_[i + 1].mark;
    bool spaced = separator == '/' && tokens_[i + 1].blank_before;
    auto next = [&](std::size_t at) {  // the number behind the separator at `at`, or nothing
        bool right = is_mark(at, {&separator, 1}) && is_number(at + 1);
        if (!right || tokens_[at].blank_before != spaced) {
            return false;
        }
        return tokens_[at + 1].blank_before == spaced || separator == '.';
    };
    if (!next(i + 1)) {
        return std::nullopt;
    }
    int first = tokens_[i].value;
    if (auto y = year(i + 2)) {
        if (joined(i + 3) && is_mark(i + 3, U"/") && is_number(i + 4)) {
            return std::nullopt;
        }
        return first >= 1 && first <= 12 ? parsed(make(y->value, first), i, skip_year_suffix(y->end)) : std::nullopt;
    }
    if (tokens_[i + 2].digits > 2 || !next(i + 3)) {
        return std::nullopt;
    }
    auto y = year(i + 4);
    bool two_digits = !y && tokens_[i + 4].digits == 2 && tokens_[i].digits == 2 && tokens_[i + 2].digits == 2 &&
                      separator != '-' &&
                      !(joined(i + 5) && is_mark(i + 5, U"./-:") && is_number(i + 6) && joined(i + 6));
    if (!y && !two_digits) {
        return std::nullopt;
    }
    int year_value = y ? y->value : century(tokens_[i + 4].value);
    int second = tokens_[i + 2].value;
    auto day_first = make(year_value, second, first);
    auto month_first = make(year_value, first, second);
    bool prefers_month = order_ == DateOrder::month_first && separator != '.';
    PartialDate chosen = prefers_month ? month_first : day_first;
    if (first == 0 || second == 0) {
        return std::nullopt;
    }
    if (!is_valid(chosen)) {
        if (separator == '.') {
            return std::nullopt;
        }
        chosen = prefers_month ? day_first : month_first;
    }
    auto result = parsed(chosen, i, y ? skip_year_suffix(i + 5) : i + 5);
    if (result) {
        result->short_year = two_digits;
    }
    return result;
}

/// "2020-03", "2020-03-14", "2020.03", "2020/03", "2020. 03. 14."
std::optional<ParsedDate> DateParser::from_iso(std::size_t i, const Step& y) const {
    std::size_t at = y.end;
    if (!is_mark(at, U"-./") || tokens_[at].blank_before) {
        return std::nullopt;
    }
    char32_t separator = tokens_[at].mark;
    auto month = month_number(at + 1);
    if (!month || (is_mark(month->end, U"°ºª") && joined(month->end))) {  // "2023/2º semestre"
        return std::nullopt;
    }
    bool spaced = tokens_[at + 1].blank_before;
    if (spaced && (separator != '.' || !is_mark(at + 2, U".") || !joined(at + 2))) {
        return std::nullopt;
    }
    if (joined(month->end) && tokens_[month->end].kind != TokenKind::mark) {
        return std::nullopt;
    }
    if (is_mark(month->end, {&separator, 1}) && joined(month->end) && is_number(month->end + 1) &&
        tokens_[month->end + 1].blank_before == spaced) {
        const Token& last = tokens_[month->end + 1];
        if (last.digits <= 2 && last.value >= 1 && last.value <= 31) {
            std::size_t end = month->end + 2;
            if (spaced && is_mark(end, U".") && joined(end)) {
                ++end;
            }
            return parsed(make(y.value, month->value, last.value), i, end);
        }
        if (!spaced && separator != '-') {
            return std::nullopt;
        }
    }
    auto result = parsed(make(y.value, month->value), i, spaced ? month->end + 1 : month->end);
    if (result) {
        result->loose = separator == '.' && !spaced && tokens_[at + 1].digits == 1;
    }
    return result;
}

/// Behind a year: "2020-03", "2018年4月", "2012 m. rugsėjis", "2020. április 5.", "2025-Sep-3rd", or
/// the year alone.
std::optional<ParsedDate> DateParser::from_year(std::size_t i) const {
    auto y = year(i);
    if (!y) {
        return std::nullopt;
    }
    if (auto found = from_east_asian(i)) {
        return found;
    }
    if (auto found = from_iso(i, *y)) {
        return found;
    }
    std::size_t at = y->end;
    bool tied = is_mark(at, U".-/") && joined(at);
    bool comma = is_mark(at, U",");
    if (tied || comma) {
        ++at;
    }
    std::size_t behind = skip_particles(at);
    tied = tied || behind > at;
    if (auto month = month_name(behind)) {
        std::size_t next = month->end;
        auto is_next_dates = [&] {  // "2014, May 2015", "2014 May 5, 2015": the month is the next date's
            std::size_t after = skip_particles(next);
            if (year(after) || short_year(after)) {
                return true;
            }
            auto d = day(next);
            return d && year(is_mark(d->end, U",") ? d->end + 1 : d->end).has_value();
        };
        bool open = next < tokens_.size() && tokens_[next].kind == TokenKind::word && tokens_[next].blank_before &&
                    (tokens_[next].meanings & (means_until | means_present | means_particle)) == 0;
        if (!is_next_dates() && (tied || !open)) {
            std::size_t end = skip_particles(next);
            std::size_t day_at = is_mark(end, U"-") && joined(end) ? end + 1 : end;
            auto d = day(day_at);
            bool number_goes_on = d && joined(d->end) && is_mark(d->end, U",/–-") && is_number(d->end + 1);
            if (d && !number_goes_on) {
                if (auto result = parsed(make(y->value, month->value, d->value), i, skip_year_suffix(d->end))) {
                    return result;
                }
            }
            return parsed(make(y->value, month->value), i, end);
        }
    }
    if (auto s = season(y->end)) {  // "2019 Summer", "2020 Q1", "2010 nyarán"; not "2019 Spring Street"
        std::size_t first = tokens_[y->end].where.begin;
        const bool small = is_lower(next_character(text_, first));
        if (small || s->end >= tokens_.size() || tokens_[s->end].kind == TokenKind::mark) {
            return parsed(make(y->value), i, s->end);
        }
    }
    auto result = parsed(make(y->value), i, skip_year_suffix(y->end));
    if (result) {
        result->bare_year = result->end == y->end;
    }
    return result;
}

std::optional<ParsedDate> DateParser::month_of_short_year(std::size_t i) const {
    const bool shape = is_number(i) && tokens_[i].value >= 1 && tokens_[i].value <= 12 && is_mark(i + 1, U"/") &&
                       joined(i + 1) && is_number(i + 2) && joined(i + 2) && tokens_[i + 2].digits == 2;
    const bool goes_on = joined(i + 3) && (is_mark(i + 3, U"/.") || is_number(i + 3));
    const bool time = is_mark(i + 3, U":") && joined(i + 3) && is_number(i + 4) && joined(i + 4);
    if (!shape || goes_on || time) {
        return std::nullopt;
    }
    return parsed(make(century(tokens_[i + 2].value), tokens_[i].value), i, i + 3);
}

/// "6/08 – 12/10".
std::optional<ParsedPair> DateParser::pair_of_short_years(std::size_t i) const {
    const auto first = month_of_short_year(i);
    const std::size_t next = first ? skip_separator(first->end) : 0;
    const auto last = first && next > first->end ? month_of_short_year(next) : std::nullopt;
    if (!last || last->date < first->date) {
        return std::nullopt;
    }
    return ParsedPair{*first, *last};
}

/// "Summer 2019", "Q3/2019", "WS 2015", "FY21": a year, no more.
std::optional<ParsedDate> DateParser::from_season(std::size_t i) const {
    if (is_word(i, "FY")) {
        std::size_t at = i + 1;
        if (auto y = year(at)) {
            return parsed(make(y->value), i, y->end);
        }
        if (auto y = short_year(at)) {
            return parsed(make(y->value), i, y->end);
        }
        if (is_number(at) && tokens_[at].digits == 2) {
            return parsed(make(century(tokens_[at].value)), i, at + 1);
        }
        return std::nullopt;
    }
    auto s = season(i);
    if (!s) {
        return std::nullopt;
    }
    std::size_t at = s->end;
    if (is_mark(at, U"/-–")) {  // Fall/Winter 2019
        if (auto other = season(at + 1)) {
            at = other->end;
        }
    }
    if (is_mark(at, U":") && joined(at)) {  // "Fall: 2008"
        ++at;
    }
    if (at < tokens_.size() && is_listed(Idea::date_words, fold(tokens_[at].where.of(text_)), "term")) {
        ++at;
    }
    if (is_mark(at, U",/")) {
        ++at;
    }
    at = skip_particles(at);
    if (auto y = year(at)) {
        return parsed(make(y->value), i, skip_year_suffix(y->end));
    }
    if (auto y = short_year(at)) {
        return parsed(make(y->value), i, y->end);
    }
    return std::nullopt;
}

}  // namespace cvconv::dates
