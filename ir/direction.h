#pragma once
// Which way text is read.

#include <string_view>

namespace cvconv {

/// A letter that is read from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko … (strong in UAX #9). Digits are not:
/// they are read from left to right in these scripts, too.
[[nodiscard]] bool is_right_to_left(char32_t c);
[[nodiscard]] bool has_right_to_left(std::string_view text);
/// Has more letters that are read from right to left than from left to right.
[[nodiscard]] bool is_mostly_right_to_left(std::string_view text);

}  // namespace cvconv
