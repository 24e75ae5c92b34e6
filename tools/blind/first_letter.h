#pragma once
// A text's first letter, which tells the script.

#include <string_view>

#include "ir/unicode.h"

namespace cvconv::blind {

[[nodiscard]] inline char32_t first_of(std::string_view text) {
    std::size_t at = 0;
    return text.empty() ? 0 : next_character(text, at);
}

/// Scripts without capitals have none but them.
[[nodiscard]] inline bool has_capital(std::string_view word) {
    return !word.empty() && !is_lower(first_of(word));
}

[[nodiscard]] inline bool is_hangul(char32_t c) {
    return c >= 0xAC00 && c <= 0xD7A3;
}

}  // namespace cvconv::blind
