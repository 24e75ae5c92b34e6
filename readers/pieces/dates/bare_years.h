#pragma once
// Is "2015" a year? Internal to dates.cc.

#include <string_view>
#include <vector>

#include "readers/pieces/dates/date_tokens.h"

namespace cvconv::dates {

/// The number at `i` is the rest of a longer one: "81/2008", "9001:2015", "EN-2012".
[[nodiscard]] bool is_inside_number(const std::vector<Token>& tokens, std::size_t i);

/// How certain it is that the tokens are a year (or two, of a range) and not a postcode, an amount,
/// a version, a page: 0 = they are not. What stands around tells.
[[nodiscard]] float bare_year_certainty(std::string_view text, const std::vector<Token>& tokens, std::size_t begin,
                                        std::size_t end, bool is_range);

}  // namespace cvconv::dates
