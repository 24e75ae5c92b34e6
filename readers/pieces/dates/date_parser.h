#pragma once
// One date, and dates that share a part ("Jan – Aug 2012"), from tokens. Internal to dates.cc.

#include <optional>
#include <string_view>
#include <vector>

#include "ir/partial_date.h"
#include "readers/pieces/dates/date_tokens.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::dates {

struct ParsedDate {
    PartialDate date;
    std::size_t begin = 0;  ///< tokens, half-open
    std::size_t end = 0;
    bool bare_year = false;   ///< nothing but four digits: may be something else
    bool short_year = false;  ///< "Jan 19", "01.04.09": believed only next to another date
    bool loose = false;       ///< "2018.4": believed only next to another date
};

/// Two dates in one: "Feb–Nov 2011", "17–19 May 2019", "2018-20".
struct ParsedPair {
    ParsedDate first;
    ParsedDate second;
};

class DateParser {
public:
    DateParser(std::string_view text, const std::vector<Token>& tokens, DateOrder order)
        : text_(text), tokens_(tokens), order_(order), has_han_(has_han_characters(text, tokens)) {}

    [[nodiscard]] std::optional<ParsedDate> date(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedPair> pair(std::size_t i) const;
    /// The second date of a range: "民國102年9月～106年6月" says the era once.
    [[nodiscard]] std::optional<ParsedDate> date_behind(const ParsedDate& first, std::size_t i) const;

    /// The token behind what separates the ends of a range ("–", "to", "bis", "~", "至") at `i`;
    /// `i` if nothing does.
    [[nodiscard]] std::size_t skip_separator(std::size_t i) const;

    /// から, 부터 behind the first date of a range (key since), まで, 까지 behind the second (until): how many tokens
    /// they are, 0 if they are not there.
    [[nodiscard]] std::size_t words_behind(std::size_t i, std::string_view key) const;

    [[nodiscard]] bool is_mark(std::size_t i, std::u32string_view marks) const;
    [[nodiscard]] bool is_word(std::size_t i, std::string_view written) const;
    [[nodiscard]] bool is_number(std::size_t i) const;
    /// "6/08": alone it may be anything; as an end of a range, the month of a year in two digits.
    [[nodiscard]] std::optional<ParsedDate> month_of_short_year(std::size_t i) const;
    /// Nothing stands between the token and the one before it.
    [[nodiscard]] bool joined(std::size_t i) const;

    struct Step {  ///< a number read, and the token behind it
        int value = 0;
        std::size_t end = 0;
    };
    /// "Summer", "Fall": its month stands for it.
    [[nodiscard]] std::optional<Step> season(std::size_t i) const;

private:
    [[nodiscard]] static bool has_han_characters(std::string_view text, const std::vector<Token>& tokens);

    [[nodiscard]] std::optional<Step> year(std::size_t i) const;
    [[nodiscard]] bool is_dot(std::size_t i) const;
    [[nodiscard]] std::optional<Step> year_of_era(std::size_t i) const;
    [[nodiscard]] std::size_t skip_other_calendar(std::size_t i) const;
    [[nodiscard]] std::optional<Step> short_year(std::size_t i) const;
    [[nodiscard]] std::optional<Step> month_name(std::size_t i) const;
    [[nodiscard]] std::optional<Step> roman_month(std::size_t i) const;
    [[nodiscard]] std::optional<Step> month_number(std::size_t i) const;
    [[nodiscard]] std::optional<Step> day(std::size_t i) const;
    [[nodiscard]] std::size_t skip_and(std::size_t i) const;
    [[nodiscard]] std::size_t skip_particles(std::size_t i) const;
    [[nodiscard]] std::size_t skip_year_suffix(std::size_t i) const;

    [[nodiscard]] std::optional<ParsedDate> from_year(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedDate> from_east_asian(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedDate> with_units(std::size_t i, const Step& year, bool era) const;
    [[nodiscard]] std::optional<ParsedDate> from_iso(std::size_t i, const Step& year) const;
    [[nodiscard]] std::optional<ParsedDate> from_month(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedDate> from_roman(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedDate> from_day(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedDate> from_numbers(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedDate> from_season(std::size_t i) const;

    [[nodiscard]] std::optional<ParsedPair> pair_of_months(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedPair> pair_of_short_years(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedPair> pair_of_seasons(std::size_t i, std::size_t at) const;
    [[nodiscard]] std::optional<ParsedPair> pair_of_days(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedPair> pair_of_month_numbers(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedPair> pair_of_years(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedPair> pair_behind_year(std::size_t i) const;
    [[nodiscard]] std::optional<ParsedPair> pair_in_brackets(std::size_t i) const;

    std::string_view text_;
    const std::vector<Token>& tokens_;
    DateOrder order_;
    bool has_han_;  ///< "H21.4" is a date beside them only
};

}  // namespace cvconv::dates
