#pragma once
// Dates and periods of any language, as CVs write them: "Aug. 2021 – Present", "03/2015 bis 07/2018",
// "2018年4月～至今", "Nuo 2017 m. birželio mėn.".

#include <optional>
#include <string_view>
#include <vector>

#include "ir/partial_date.h"
#include "ir/span.h"

namespace cvconv {

/// How a document writes "03/04/2019". Only numbers above 12, and countries' habits, tell.
enum class DateOrder : std::uint8_t { unknown, day_first, month_first };

/// A date, or the time from one date to another. A single date is in `start`, with is_range false.
/// "since 2016", "2016 – present" and "2016 –" are ranges without end and with `current`;
/// "until 2016" is a range without start. Nothing that was not written is made up: a season is its
/// year alone.
struct FoundPeriod {
    Span where;  ///< all of it: "since", brackets, a duration behind it ("(2 years 3 months)", "· 1 yr 2 mos")
    std::optional<PartialDate> start;
    std::optional<PartialDate> end;
    bool current = false;  ///< goes on: said in a word ("present", "since"), or left open ("2020 –")
    bool is_range = false;
    bool dash_behind =
        false;  ///< no range, but a dash and words follow: "Sept 2020 – Cambridge": the end is not written
    bool expected = false;     ///< the last date lies ahead: "expected May 2025"
    bool in_brackets = false;  ///< "(2019)", "[ 03/2020 ]": `where` has the brackets
    Span start_where;          ///< the words that `start` was read from
    Span end_where;            ///< those of `end`, or the word for "present"; empty if left open
    float certainty = 0;       ///< 1 = can be nothing else (month and year, range); a year inside a sentence is low
};

/// All dates in `within`, in order, none overlapping. Linear in the size of `within`. `language` (of the
/// document, BCP 47) decides between months of the same name: "listopad" is October or November.
[[nodiscard]] std::vector<FoundPeriod> find_periods(std::string_view text, Span within,
                                                    DateOrder order = DateOrder::unknown,
                                                    std::string_view language = {});

/// What the dates of a whole document say about their order.
[[nodiscard]] DateOrder learn_date_order(std::string_view text);

/// "2 years 3 months", "1 yr 2 mos", "6 años": does a duration begin at `at`, and where does it end?
/// Returns `at` if there is none.
[[nodiscard]] std::uint32_t skip_duration(std::string_view text, std::uint32_t at, std::uint32_t limit);
/// "5+ years", "15 ani": a duration and nothing else.
[[nodiscard]] bool is_duration(std::string_view text, Span span);

}  // namespace cvconv
