#pragma once
// Sums of money, which no award has a field for.

#include <string_view>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// "EUR 187,572", "£1.2m", "NOK 11.9 million", "£15,285 per year".
[[nodiscard]] bool is_money(std::string_view text, Span span);

}  // namespace cvconv::recognizing
