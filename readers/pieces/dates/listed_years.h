#pragma once
// "2012 & 2013", "10/2013, 07/2017": years or months beside each other that are one period.

#include <string_view>
#include <vector>

#include "readers/pieces/dates/dates.h"

namespace cvconv {

/// The same periods, but years, or months, that rise with nothing but a comma, a sign or a short word ("and", "y",
/// "und") between them are one from the first to the last, where the stretch stands between marks or the ends of one of
/// the `cells`. For what one did in these years; a talk was given twice. "04/2019, today" goes on. Years more than
/// `most_apart` from each other are left.
[[nodiscard]] std::vector<FoundPeriod> join_listed_years(std::string_view text, const std::vector<Span>& cells,
                                                         std::vector<FoundPeriod> periods, int most_apart);

}  // namespace cvconv
