#pragma once
// Places and periods that other formats have as one text.

#include <optional>
#include <string>
#include <string_view>

#include "ir/formats/mapping/tree.h"
#include "ir/formats/prose/dates.h"

namespace cvconv::mapping {

/// "Hämeenkatu 3, 33100 Tampere, Pirkanmaa, Finland", with the country's name in the language. As much of it as
/// parsed_location() gives back: street and postal code are left out where it would not.
[[nodiscard]] std::string location_text(const Json& location, std::string_view language);
/// Nothing for what is not clearly of that form.
[[nodiscard]] std::optional<Json> parsed_location(std::string_view text);

/// "Sep 2017 – Aug 2020", "Sep 2020 – Present"; an end alone is one date.
[[nodiscard]] std::string period_text(const std::string& start, const std::string& end, const prose::Dates& dates);
/// startDate and endDate of it, also where "undefined" stands for either. What is in no known form goes into one of
/// them as it is, for the reader of JSON Resume's dates.
void put_period(std::string_view text, Json& ours, const prose::Dates& dates);

}  // namespace cvconv::mapping
