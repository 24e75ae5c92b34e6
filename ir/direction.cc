#include "ir/direction.h"

#include <unicode/uchar.h>

#include "ir/unicode.h"

namespace cvconv {

bool is_right_to_left(char32_t c) {
    constexpr char32_t first = 0x590;
    if (c < first) {
        return false;
    }
    const UCharDirection direction = u_charDirection(static_cast<UChar32>(c));
    return direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC;
}

bool has_right_to_left(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        if (is_right_to_left(next_character(text, at))) {
            return true;
        }
    }
    return false;
}

bool is_mostly_right_to_left(std::string_view text) {
    std::size_t leftwards = 0;
    std::size_t rightwards = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        leftwards += is_right_to_left(c) ? 1 : 0;
        rightwards += u_charDirection(static_cast<UChar32>(c)) == U_LEFT_TO_RIGHT ? 1 : 0;
    }
    return leftwards > rightwards;
}

}  // namespace cvconv
