#pragma once
// What stands behind a name and is read with it: "P.Geo.", "COI", "mag. ing. geod. et geoinf.".

#include <string_view>

#include "ir/span.h"

namespace cvconv {

/// Where the letters behind `name` end, which a comma parts from it: abbreviations with full stops or in capitals, and
/// nothing else up to `end` or to a bar. The end of `name` if there are none.
[[nodiscard]] std::uint32_t end_of_letters(std::string_view text, Span name, std::uint32_t end);

}  // namespace cvconv
