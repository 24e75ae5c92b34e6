#pragma once
// What the date parser reads: a text cut into numbers, words and marks, with what the lexicon says
// about each word. Internal to dates.cc and date_parser.cc.

#include <cstdint>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::dates {

/// Stands for an address, DOI or file name, in which numbers are no dates.
inline constexpr char32_t opaque_mark = 0xFFFC;

enum class TokenKind : std::uint8_t { number, word, mark };

/// What a word can mean, as bits: a word may mean several things ("de" is "from" and a particle).
enum Meaning : std::uint16_t {
    means_present = 1,
    means_since = 2,
    means_from = 4,
    means_until = 8,
    means_season = 16,
    means_expected = 32,
    means_particle = 64,
    means_duration = 128,
};

struct Token {
    TokenKind kind = TokenKind::mark;
    Span where;
    bool blank_before = false;
    char32_t mark = 0;  ///< of a mark; a line break is one, so that no date reaches across it
    int value = 0;      ///< of a number with up to eight digits
    int digits = 0;     ///< of a number

    // Of a word, or of the phrase that begins with it; `length` is counted in tokens.
    std::uint8_t month = 0;  ///< 1..12
    std::uint8_t month_length = 0;
    std::uint16_t meanings = 0;
    std::uint8_t present_length = 0;
    std::uint8_t since_length = 0;
    std::uint8_t from_length = 0;
    std::uint8_t until_length = 0;
    std::uint8_t season_length = 0;
    std::uint8_t expected_length = 0;
    std::uint8_t particle_length = 0;
    std::uint8_t duration_length = 0;
};

/// Numbers misread as letters are repaired: "2O14", "20l9".
/// `language` decides between months of the same name ("listopad" is October or November).
[[nodiscard]] std::vector<Token> cut(std::string_view text, Span within, std::string_view language);

/// A year of the Solar Hijri or the Islamic calendar as CVs have them, "۱۳۹۷" or "1435هـ": there are letters or digits
/// of the Arabic script in it or near it. A PartialDate then has the numbers as they are printed.
[[nodiscard]] bool is_hijri_year(std::string_view text, const Token& token);

/// Is token `i` one of `marks`?
[[nodiscard]] bool is_mark(const std::vector<Token>& tokens, std::size_t i, std::u32string_view marks);

[[nodiscard]] bool has_digit(std::string_view text, Span within);

}  // namespace cvconv::dates
