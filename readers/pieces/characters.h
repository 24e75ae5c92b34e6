#pragma once
// Looking around in a text character by character. Internal to the finders of typed pieces.

#include <string_view>

#include "ir/unicode.h"

namespace cvconv {

/// The character that begins at `at`; 0 at the end.
inline char32_t character_at(std::string_view text, std::size_t at) {
    return at < text.size() ? next_character(text, at) : U'\0';
}

/// Where the character before `at` begins; `at` must be above 0.
inline std::size_t previous(std::string_view text, std::size_t at) {
    --at;
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) {
        --at;
    }
    return at;
}

/// The character that ends at `at`; 0 at the beginning.
inline char32_t character_before(std::string_view text, std::size_t at) {
    return at > 0 ? character_at(text, previous(text, at)) : U'\0';
}

inline bool is_ascii_letter(char32_t c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
inline bool is_ascii_digit(char32_t c) {
    return c >= '0' && c <= '9';
}

/// Syllables, as all modern text is written in.
inline bool is_hangul(char32_t c) {
    return c >= 0xAC00 && c <= 0xD7A3;
}

/// Dots, diamonds and small squares, as they stand between the parts of a line: "Leeds · UK", "Leeds ⋄ UK".
inline bool is_separating_dot(char32_t c) {
    constexpr std::u32string_view dots = U"·•∙⋅▪◦●⋄◇◆♦◊⚬";
    return dots.find(c) != std::u32string_view::npos;
}

/// Also where the mark could close as well.
inline bool is_opening_quotation(char32_t c) {
    constexpr std::u32string_view marks = U"\"“„«「";
    return marks.find(c) != std::u32string_view::npos;
}

/// The first colon, also a full-width one: where it stands, npos if nowhere, and how many bytes it has.
struct Colon {
    std::size_t at = 0;
    std::size_t size = 0;
};
inline Colon first_colon(std::string_view text) {
    const std::size_t narrow = text.find(':');
    const std::size_t wide = text.find("：");
    return wide < narrow ? Colon{wide, 3} : Colon{narrow, 1};
}

/// `text` (ASCII letters only are folded) begins with `prefix`, which is in small letters.
inline bool starts_with_ignoring_case(std::string_view text, std::string_view prefix) {
    if (text.size() < prefix.size()) {
        return false;
    }
    for (std::size_t i = 0; i < prefix.size(); ++i) {
        char c = text[i];
        if ((c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) != prefix[i]) {
            return false;
        }
    }
    return true;
}

inline Span make_span(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

}  // namespace cvconv
