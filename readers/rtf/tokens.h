#pragma once
// The syntax of RTF (Rich Text Format 1.9.1, "RTF Syntax"): groups, control words, text.

#include <cstdint>
#include <string_view>

namespace cvconv::rtf {

enum class TokenKind : std::uint8_t {
    open,    ///< {
    close,   ///< }
    word,    ///< \word, \word-12
    symbol,  ///< \~ \_ \*
    byte,    ///< \'e9: one byte of a character in the font's code page
    text,    ///< bytes as they stand
    end,
};

struct Token {
    TokenKind kind = TokenKind::end;
    std::string_view text;  ///< the word without its backslash, the symbol, or the text
    int number = 0;         ///< behind a word; the byte
    bool has_number = false;
};

/// Cuts `bytes`, which must outlive it, into tokens. What no grammar allows is passed over, so that there is always an
/// end.
class Tokens {
public:
    explicit Tokens(std::string_view bytes) : rest_(bytes) {}
    [[nodiscard]] Token next();

private:
    [[nodiscard]] Token control();

    std::string_view rest_;
};

}  // namespace cvconv::rtf
