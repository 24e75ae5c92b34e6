#include "readers/pieces/dates/date_parser.h"

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/dates/date_values.h"

namespace cvconv::dates {

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
        // "Kidney Dis. 2018;11(2):98-107": behind the year a volume, before it the end of a name
        const bool volume = is_mark(y->end, U";") && joined(y->end) && is_number(y->end + 1) && joined(y->end + 1);
        return volume ? std::nullopt : parsed(make(y->value, month->value), i, skip_year_suffix(y->end));
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
    // A single letter and a blank: "V 2015" says too little, unless it is all there is, or "od" stands before it.
    const bool since = i > 0 && (tokens_[i - 1].meanings & (means_since | means_from | means_until)) != 0;
    const bool whole = y && i == 0 && y->end == tokens_.size();
    if (!y || (!tied && !since && !whole && tokens_[i].where.size() == 1 && skip_separator(y->end) == y->end &&
               skip_separator(i - 1) != i)) {
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
