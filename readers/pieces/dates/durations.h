#pragma once
// "2 years 3 months", "1 yr 2 mos", "6 años 1 mes". Internal to dates.cc.

#include <vector>

#include "readers/pieces/dates/date_tokens.h"

namespace cvconv::dates {

/// The token behind the duration that begins at `i`; `i` if none does.
[[nodiscard]] std::size_t skip_duration(const std::vector<Token>& tokens, std::size_t i);

}  // namespace cvconv::dates
