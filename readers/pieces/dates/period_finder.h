#pragma once
// Dates and periods in a text: what begins one, what ends it, what stands around it. Internal to dates.cc.

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "readers/pieces/dates/date_parser.h"
#include "readers/pieces/dates/date_tokens.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::dates {

/// A period and the tokens it was made from.
struct Draft {
    FoundPeriod period;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool bare_years = true;  // nothing but years was written
    bool weak = false;       // "Jan 19", "2018.4": a date only if nothing else stands there
};

class PeriodFinder {
public:
    PeriodFinder(std::string_view text, Span within, DateOrder order, std::string_view language)
        : text_(text), tokens_(dates::cut(text, within, language)), parser_(text, tokens_, order) {
        newer_years_ = std::count_if(tokens_.begin(), tokens_.end(), is_newer_year);
    }
    std::vector<FoundPeriod> find();

private:
    [[nodiscard]] Span span(std::size_t begin, std::size_t end) const;
    bool at_end(std::size_t i) const { return i >= tokens_.size() || parser_.is_mark(i, U"\n"); }
    [[nodiscard]] bool means(std::size_t i, std::uint16_t meanings) const;
    void set_start(Draft& draft, const ParsedDate& date) const;
    void set_end(Draft& draft, const ParsedDate& date) const;
    void set_current(Draft& draft, std::size_t begin, std::size_t end) const;
    /// A date or a range, without the words before it.
    [[nodiscard]] std::optional<Draft> core(std::size_t i) const;
    /// "07/15 – present".
    [[nodiscard]] std::optional<Draft> since_short_year(std::size_t i) const;
    void add_end(Draft& draft, const ParsedDate& first) const;
    static bool fits(const ParsedDate& first, const ParsedDate& second);
    /// "2020 –" and nothing more, or "2012- Company": a dash that hangs on the date alone.
    [[nodiscard]] bool is_left_open(std::size_t behind, std::size_t next) const;
    /// "2019 – …", "2020 – ?", "2018 – ∞", "2019 – (ongoing)": takes it in.
    [[nodiscard]] bool add_sign_of_open_end(Draft& draft, std::size_t next) const;
    /// "Sept 2020 – Cambridge, MA". A year that begins the text is parted by a dash from what was in it:
    /// "2019 – Summer school in Graz".
    [[nodiscard]] bool has_dash_behind(const Draft& draft, std::size_t behind, std::size_t next) const;
    /// "since 2016", "von 03/2015 bis 07/2018", "until May 2019", "expected May 2025".
    [[nodiscard]] std::optional<Draft> labelled(std::size_t i) const;
    /// "Present – May 2019": newest first.
    [[nodiscard]] std::optional<Draft> from_present(std::size_t i) const;
    /// Takes in what belongs to the period around it, and says how certain it is. False: it is none.
    [[nodiscard]] bool finish(Draft& draft, std::size_t floor) const;
    [[nodiscard]] bool is_before_1900(const Draft& draft) const;
    static bool is_newer_year(const Token& token) {
        return token.kind == TokenKind::number && token.digits == 4 && token.value >= 1900 && token.value < 2100;
    }
    /// A year from 1900 on outside the draft.
    [[nodiscard]] bool has_newer_year_beside(const Draft& draft) const;
    /// People of the past are in sample CVs: "1723 – 1741", "since 1865". Numbers like these are more often
    /// counts, pages and house numbers, so the period must stand at an end of its line, and no newer year in it.
    [[nodiscard]] bool stands_for_the_past(const Draft& draft) const;
    /// "2010–2014 (expected)", "May 2025, expected".
    void add_expected(Draft& draft) const;
    /// "2015 (fall)": the season belongs to the year, and has no place in a date.
    void add_season_behind(Draft& draft) const;
    /// "2018'den beri", "2018 óta", "2019 alkaen": languages that put "since" last.
    void add_since_behind(Draft& draft) const;
    /// "(2 years 3 months)", "· 1 yr 2 mos": said again, contributes nothing.
    void add_duration(Draft& draft) const;
    void add_brackets(Draft& draft, std::size_t floor) const;
    std::string_view text_;
    std::vector<Token> tokens_;
    DateParser parser_;
    std::ptrdiff_t newer_years_ = 0;  ///< numbers of four digits from 1900 on, in all of the text
};

}  // namespace cvconv::dates
