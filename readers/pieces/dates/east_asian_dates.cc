// Dates of East Asia, with their units and eras: "2018年4月1日", "平成30.4", "R2/10". A part of DateParser.

#include <algorithm>
#include <array>

#include "ir/unicode.h"
#include "readers/pieces/dates/date_parser.h"

namespace cvconv::dates {

namespace {

/// Year 1 of an era less one.
struct Era {
    std::string_view name;
    int before;
};
constexpr std::array<Era, 6> eras = {
    {{"民國", 1911}, {"民国", 1911}, {"大正", 1911}, {"昭和", 1925}, {"平成", 1988}, {"令和", 2018}}};
/// As forms abbreviate them: "H21.4".
constexpr std::array<Era, 3> initials_of_eras = {{{"S", 1925}, {"H", 1988}, {"R", 2018}}};

constexpr int most_years_of_era = 150;  // of the Republic, which goes on

std::optional<ParsedDate> parsed(int year, int month, int day, std::size_t begin, std::size_t end) {
    ParsedDate result;
    result.date = {static_cast<std::int16_t>(year), static_cast<std::uint8_t>(month), static_cast<std::uint8_t>(day)};
    result.begin = begin;
    result.end = end;
    return is_valid(result.date) ? std::optional(result) : std::nullopt;
}

}  // namespace

bool DateParser::has_han_characters(std::string_view text, const std::vector<Token>& tokens) {
    return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
        std::size_t at = token.where.begin;
        return token.kind == TokenKind::word && is_cjk(next_character(text, at));
    });
}

/// Between the numbers of a date.
bool DateParser::is_dot(std::size_t i) const {
    return is_mark(i, U"./-") || is_word(i, "・");
}

/// "平成30", "令和元", "H30".
std::optional<DateParser::Step> DateParser::year_of_era(std::size_t i) const {
    if (i >= tokens_.size() || tokens_[i].kind != TokenKind::word) {
        return std::nullopt;
    }
    std::string_view rest = text_.substr(tokens_[i].where.begin);
    const auto* era = std::find_if(eras.begin(), eras.end(), [&](const Era& e) { return rest.starts_with(e.name); });
    if (era != eras.end()) {
        std::size_t at = i + 2;  // each Han character is a token
        if (is_word(at, "元")) {
            return Step{era->before + 1, at + 1};
        }
        bool counted = is_number(at) && tokens_[at].value >= 1 && tokens_[at].value <= most_years_of_era;
        return counted ? std::optional(Step{era->before + tokens_[at].value, at + 1}) : std::nullopt;
    }
    const auto* initial = std::find_if(initials_of_eras.begin(), initials_of_eras.end(),
                                       [&](const Era& e) { return is_word(i, e.name); });
    // a month stands behind it, and nothing before it that it may be a part of ("V-H2.1")
    bool dated = has_han_ && initial != initials_of_eras.end() && is_number(i + 1) && joined(i + 1) &&
                 tokens_[i + 1].digits <= 2 && tokens_[i + 1].value >= 1 &&
                 (is_word(i + 2, "年") || (is_dot(i + 2) && month_number(i + 3))) &&
                 (i == 0 || !joined(i) || skip_separator(i - 1) == i);
    return dated ? std::optional(Step{initial->before + tokens_[i + 1].value, i + 2}) : std::nullopt;
}

/// "2009年(平成21年)4月", "平成21（2009）年": the same year of another calendar.
std::size_t DateParser::skip_other_calendar(std::size_t i) const {
    if (!is_mark(i, U"(（")) {
        return i;
    }
    auto other = year(i + 1);
    if (!other) {
        other = year_of_era(i + 1);
    }
    if (!other) {
        return i;
    }
    std::size_t end = is_word(other->end, "年") ? other->end + 1 : other->end;
    return is_mark(end, U")）") ? end + 1 : i;
}

/// "2018年4月1日", "2018년 4월", "民國104年", "平成30年4月", "令和元年", "平成30.4", "平成30 4".
std::optional<ParsedDate> DateParser::from_east_asian(std::size_t i) const {
    auto y = year(i);
    const bool era = !y;
    if (era) {
        y = year_of_era(i);
    }
    return y ? with_units(i, *y, era) : std::nullopt;
}

/// Behind the year of an era or of our own; `i` is where the date begins.
std::optional<ParsedDate> DateParser::with_units(std::size_t i, const Step& year, bool era) const {
    const int value = year.value;
    std::size_t at = skip_other_calendar(year.end);
    if (!is_word(at, "年") && !is_word(at, "년")) {
        if (!era) {
            return std::nullopt;
        }
        // "平成30.4.1", "平成30・4"; in the columns of a form "平成30 4"
        bool tied = is_dot(at) && joined(at) && joined(at + 1);
        auto month = month_number(tied ? at + 1 : at);
        if (month && tied) {
            bool day = is_dot(month->end) && is_number(month->end + 1) && joined(month->end + 1) &&
                       tokens_[month->end + 1].digits <= 2;
            return parsed(value, month->value, day ? tokens_[month->end + 1].value : 0, i,
                          day ? month->end + 2 : month->end);
        }
        if (month && !joined(month->end)) {
            return parsed(value, month->value, 0, i, month->end);
        }
        return parsed(value, 0, 0, i, at);
    }
    at = skip_other_calendar(at + 1);
    if (auto month = month_number(at); month && (is_word(at + 1, "月") || is_word(at + 1, "월"))) {
        at += 2;
        if (is_number(at) && tokens_[at].digits <= 2 && (is_word(at + 1, "日") || is_word(at + 1, "일"))) {
            return parsed(value, month->value, tokens_[at].value, i, at + 2);
        }
        return parsed(value, month->value, 0, i, at);
    }
    return parsed(value, 0, 0, i, is_word(at, "度") || is_word(at, "도") ? at + 1 : at);
}

std::optional<ParsedDate> DateParser::date_behind(const ParsedDate& first, std::size_t i) const {
    if (auto own = date(i)) {
        return own;
    }
    std::string_view written = text_.substr(tokens_[first.begin].where.begin);
    const auto* era = std::find_if(eras.begin(), eras.end(), [&](const Era& e) { return written.starts_with(e.name); });
    bool counted = is_number(i) && tokens_[i].digits <= 3 && tokens_[i].value >= 1 &&
                   tokens_[i].value <= most_years_of_era && (is_word(i + 1, "年") || is_dot(i + 1));
    return era != eras.end() && counted ? with_units(i, {era->before + tokens_[i].value, i + 1}, true) : std::nullopt;
}

}  // namespace cvconv::dates
