#pragma once
// Lists of authors whose given names are written out behind the surname of the first: "Fjord, Ida, and Ole Brekke.
// 2021."

#include <cstdint>
#include <string_view>

#include "ir/span.h"

namespace cvconv::recognizing {

/// Where such a list ends, before the full stop or the bracket; the line's begin where none stands there. Two names
/// without initials may be anything ("Leeds, England"): it is a list where a year follows. `count`: how many names.
[[nodiscard]] std::uint32_t end_of_inverted_names(std::string_view text, Span within, int& count);

}  // namespace cvconv::recognizing
