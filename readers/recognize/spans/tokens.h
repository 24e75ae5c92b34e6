#pragma once
// The unit of the field labeller: words, numbers and marks of a line.

#include <cstdint>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::recognizing {

enum class TokenShape : std::uint8_t {
    lower,        ///< "engineer"
    capitalised,  ///< "Engineer"
    capitals,     ///< "BBC"
    mixed,        ///< "iOS", and letters without case
    number,       ///< digits
    ideograph,    ///< one Han or kana character
    mark,         ///< any other single character
};

/// Letters that stand together, digits that stand together, or one mark. Blanks are in no token.
struct Token {
    Span where;
    TokenShape shape = TokenShape::mark;
    std::uint8_t blanks_before = 0;  ///< 0, 1, or 2 for more; at the beginning of a line 0

    [[nodiscard]] bool is_word() const { return shape != TokenShape::mark; }
};

/// The tokens of `within`, in order; spans are into `text`. Linear.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view text, Span within);

}  // namespace cvconv::recognizing
