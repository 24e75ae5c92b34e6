#include "readers/recognize/spans/tokens.h"

#include <algorithm>

#include "readers/pieces/characters.h"

namespace cvconv::recognizing {

namespace {

TokenShape shape_of(std::string_view word) {
    std::size_t upper = 0;
    std::size_t lower = 0;
    std::size_t letters = 0;
    bool first_is_upper = false;
    for (std::size_t at = 0; at < word.size(); ++letters) {
        const char32_t c = next_character(word, at);
        first_is_upper = first_is_upper || (letters == 0 && is_upper(c));
        upper += is_upper(c) ? 1 : 0;
        lower += is_lower(c) ? 1 : 0;
    }
    if (upper == letters) {
        return TokenShape::capitals;
    }
    if (lower == letters) {
        return TokenShape::lower;
    }
    return first_is_upper && upper == 1 && lower + 1 == letters ? TokenShape::capitalised : TokenShape::mixed;
}

/// Neither letter, digit, mark nor blank on its own: an accent behind its letter, a joiner.
bool continues_word(char32_t c) {
    return (c >= 0x300 && c <= 0x36F) || c == 0x200C || c == 0x200D;
}

}  // namespace

std::vector<Token> tokens_of(std::string_view text, Span within) {
    std::vector<Token> tokens;
    const std::string_view own = text.substr(0, std::min<std::size_t>(within.end, text.size()));
    std::uint8_t blanks = 0;
    for (std::size_t at = within.begin; at < own.size();) {
        const std::size_t begin = at;
        const char32_t c = next_character(own, at);
        if (is_space(c)) {
            blanks = tokens.empty() ? 0 : static_cast<std::uint8_t>(std::min(blanks + (c == '\t' ? 2 : 1), 2));
            continue;
        }
        TokenShape shape = TokenShape::mark;
        if (is_cjk(c)) {
            shape = TokenShape::ideograph;
        } else if (is_digit(c) || is_letter(c)) {
            const bool digits = is_digit(c);
            while (at < own.size()) {
                std::size_t next = at;
                const char32_t other = next_character(own, next);
                const bool goes_on =
                    digits ? is_digit(other) : (is_letter(other) && !is_cjk(other)) || continues_word(other);
                if (!goes_on) {
                    break;
                }
                at = next;
            }
            shape = digits ? TokenShape::number : shape_of(own.substr(begin, at - begin));
        }
        tokens.push_back({make_span(begin, at), shape, blanks});
        blanks = 0;
    }
    return tokens;
}

}  // namespace cvconv::recognizing
