#pragma once
// "平成21 | 4 | 中央高等学校 入学": forms of East Asia have a column for the year and another for the month.

#include <optional>
#include <string_view>
#include <vector>

#include "readers/pieces/dates/dates.h"

namespace cvconv {

/// "年 | 月 | 免許・資格", "年月 | 事項": do all cells but the last name dates?
[[nodiscard]] bool name_dates_but_last(std::string_view text, const std::vector<Span>& cells);

/// The month that the first two cells tell, if what follows them is written in an East Asian script.
[[nodiscard]] std::optional<FoundPeriod> find_year_and_month(std::string_view text, const std::vector<Span>& cells);

/// The same where the first cell is empty or says "the same": `year` is that of the row above.
[[nodiscard]] std::optional<FoundPeriod> find_month_of_year(std::string_view text, const std::vector<Span>& cells,
                                                            int year);

}  // namespace cvconv
