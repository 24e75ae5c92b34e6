#pragma once

#include <string_view>

#include "ir/span.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::recognizing {

/// "TIDES 2014", "MLPump 2024": does the year belong to the conference's name, one word with two capitals or more?
/// `begin` is where the name begins.
[[nodiscard]] bool year_is_of_name(std::string_view text, std::uint32_t begin, const FoundPeriod& year);

}  // namespace cvconv::recognizing
