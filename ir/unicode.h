#pragma once
// Text as people see it: characters, words and folding. All strings are UTF-8; what is not valid
// UTF-8 is treated as U+FFFD and never crosses a boundary.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

/// The character at byte `at`, if it is not ASCII. U+FFFD for a damaged sequence (one byte).
[[nodiscard]] char32_t next_long_character(std::string_view text, std::size_t& at);
[[nodiscard]] inline char32_t next_character(std::string_view text, std::size_t& at) {  // moves `at` behind it
    const auto byte = static_cast<unsigned char>(text[at]);
    return byte < 0x80 ? (++at, byte) : next_long_character(text, at);
}
void append_character(std::string& text, char32_t c);
[[nodiscard]] std::u32string to_characters(std::string_view text);
[[nodiscard]] std::size_t count_characters(std::string_view text);
[[nodiscard]] bool is_valid_utf8(std::string_view text);

[[nodiscard]] bool is_letter(char32_t c);
[[nodiscard]] bool is_digit(char32_t c);  ///< decimal digits of any script
[[nodiscard]] bool is_upper(char32_t c);
[[nodiscard]] bool is_lower(char32_t c);
[[nodiscard]] bool is_space(char32_t c);   ///< any blank, NBSP and the ideographic space too
[[nodiscard]] bool is_dash(char32_t c);    ///< hyphens, en and em dash, minus, wave dash
[[nodiscard]] bool is_bullet(char32_t c);  ///< • ◦ ▪ ● ■ ➢ ✓ … and private-use glyphs of symbol fonts
/// Has no shape and gives none to others: zero-width blanks, marks and overrides of direction, tags, the selectors of
/// emoji. Not the joiners (U+200C, U+200D), which change letters.
[[nodiscard]] bool is_invisible(char32_t c);
[[nodiscard]] bool is_cjk(char32_t c);  ///< Han and kana: written without blanks between words

/// At most so many bytes, no character cut, "…" behind where something is missing: for messages.
[[nodiscard]] std::string beginning_of(std::string_view text, std::size_t bytes);
/// Without blanks (of any kind) at both ends.
[[nodiscard]] std::string_view trim(std::string_view text);
/// Also without these ASCII characters and the usual dashes, commas and dots at both ends.
[[nodiscard]] std::string_view trim_punctuation(std::string_view text);
/// `span` narrowed to trim(span.of(text)), and to trim_punctuation of it.
[[nodiscard]] Span trim(std::string_view text, Span span);
[[nodiscard]] Span trim_punctuation(std::string_view text, Span span);
/// `span` without any of the given ASCII characters, and blanks, at its ends.
[[nodiscard]] Span strip(std::string_view text, Span span, std::string_view characters);

/// Combining marks behind a letter beyond the eighth: no script has so many, and to sort them takes time by their
/// square.
constexpr std::size_t most_marks = 8;
[[nodiscard]] std::size_t count_piled_marks(std::string_view text);
/// Without such marks (to_nfc() and fold() leave them out, too).
[[nodiscard]] std::string without_piled_marks(std::string_view text);

[[nodiscard]] std::string to_nfc(std::string_view text);

/// For comparing: NFKC, case folded, without the accents of Latin, Greek and Cyrillic letters,
/// dotless i as i, runs of blanks as one. "Éducation" and "EDUCATION" fold to "education".
[[nodiscard]] std::string fold(std::string_view text);

/// A word of a text: letters and digits that stand together; a Han or kana character is a word of
/// its own. Punctuation parts words: "B.Sc." is "b", "sc". `folded` is fold() of it.
struct Word {
    Span where;
    std::string folded;
    bool capitals = false;  ///< has letters, and no lower-case one
};
/// The words of `within` (of the whole text if empty); spans are into `text`.
[[nodiscard]] std::vector<Word> words_of(std::string_view text);
[[nodiscard]] std::vector<Word> words_of(std::string_view text, Span within);
/// The folded words joined by single blanks: the form in which lexicon phrases are compared.
[[nodiscard]] std::string phrase_key(std::string_view text);

/// With A to Z made small; other letters stay.
[[nodiscard]] std::string lower_ascii(std::string_view text);

/// Has at least two letters, and no lower-case one.
[[nodiscard]] bool is_all_capitals(std::string_view text);

}  // namespace cvconv
