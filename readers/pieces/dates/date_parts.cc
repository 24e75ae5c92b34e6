// What dates are made of: years, months by name, numeral or number, days, seasons, and the words between them. A part
// of DateParser.

#include <algorithm>
#include <array>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/dates/date_parser.h"
#include "readers/pieces/dates/date_values.h"

namespace cvconv::dates {

namespace {

constexpr std::array<std::string_view, 12> roman_numerals = {"I",   "II",   "III", "IV", "V",  "VI",
                                                             "VII", "VIII", "IX",  "X",  "XI", "XII"};

}  // namespace

bool DateParser::joined(std::size_t i) const {
    return i < tokens_.size() && i > 0 && !tokens_[i].blank_before;
}

bool DateParser::is_mark(std::size_t i, std::u32string_view marks) const {
    return dates::is_mark(tokens_, i, marks);
}

bool DateParser::is_word(std::size_t i, std::string_view written) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::word && tokens_[i].where.of(text_) == written;
}

bool DateParser::is_number(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].kind == TokenKind::number;
}

std::optional<DateParser::Step> DateParser::year(std::size_t i) const {
    if (!is_number(i) || tokens_[i].digits != 4 || tokens_[i].value > 2099 ||
        (tokens_[i].value < 1500 && !is_hijri_year(text_, tokens_[i]))) {
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

}  // namespace cvconv::dates
