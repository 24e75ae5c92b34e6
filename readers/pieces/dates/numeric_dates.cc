// Dates of numbers alone: "01.04.2015", "2015-04", "6/08". A part of DateParser.

#include "readers/pieces/dates/date_parser.h"
#include "readers/pieces/dates/date_values.h"

namespace cvconv::dates {

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

std::optional<ParsedDate> DateParser::month_of_short_year(std::size_t i) const {
    const bool shape = is_number(i) && tokens_[i].value >= 1 && tokens_[i].value <= 12 && is_mark(i + 1, U"/") &&
                       joined(i + 1) && is_number(i + 2) && joined(i + 2) && tokens_[i + 2].digits == 2;
    // "3/15.2", but not the full stop of "…, 2/17 – 3/19. Built …"
    const bool stop = is_mark(i + 3, U".") && !(is_number(i + 4) && joined(i + 4));
    const bool goes_on = joined(i + 3) && !stop && (is_mark(i + 3, U"/.") || is_number(i + 3));
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

}  // namespace cvconv::dates
