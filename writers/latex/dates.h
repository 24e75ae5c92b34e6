#pragma once
// Dates as a language writes them: "Sept. 2020 – heute".

#include <string>
#include <string_view>

#include "ir/cv.h"

namespace cvconv::latex {

/// "March 2021" as precise as it is known, with the month's short name: "Mar 2021", "märz 2021",
/// "2021年3月". `language` is BCP 47; one that ICU does not know is English. Dates that do not exist are
/// as ISO 8601 writes them.
[[nodiscard]] std::string date_text(const PartialDate& date, std::string_view language);

/// "Sep 2017 – Aug 2020", "Sep 2020 – present"; one date where both ends are the same, or for an end
/// alone. `open` tells what a missing end means: still going on.
[[nodiscard]] std::string period_text(const Date& start, const Date& end, bool open, std::string_view language);

}  // namespace cvconv::latex
