#pragma once
// The number that a patent office gave.

#include <string_view>

#include "ir/span.h"

namespace cvconv::recognizing {

/// "KR 10-2555017", "US 7,555,019 B2": the code of an office and its number. Empty if there is none.
[[nodiscard]] Span patent_number(std::string_view text, Span within);

}  // namespace cvconv::recognizing
