#pragma once
// Texts in the forms in which traces are looked for: digits, words, addresses. Internal to traces.

#include <string>
#include <string_view>
#include <vector>

#include "ir/span.h"
#include "ir/unicode.h"

namespace cvconv::blind {

inline constexpr std::size_t least_part = 3;  ///< letters: shorter parts are in every text

/// A text's digits, and where each stands. What else than a number's marks stands between two parts them with 'x'.
struct NumberText {
    std::string text;
    std::vector<Span> where;
};
[[nodiscard]] NumberText digits_of(std::string_view text);
[[nodiscard]] std::string only_digits(std::string_view text);

[[nodiscard]] std::vector<std::string> folded_words(std::string_view text);
/// Whether the words of `phrase` stand here.
[[nodiscard]] bool is_phrase_at(const std::vector<Word>& words, std::size_t at, const std::vector<std::string>& phrase);

/// Whether the address stands in the text, and not in the middle of another: "a.example" is not in "data.example".
[[nodiscard]] bool has_address(std::string_view text, std::string_view address);

/// Sites on which each address is somebody's: "ada.github.io". Of an address without its scheme.
[[nodiscard]] bool is_on_personal_host(std::string_view url);

/// Whether the word is in a mail address or a link, where names are written in small letters.
[[nodiscard]] bool is_in_address(std::string_view text, Span word);

}  // namespace cvconv::blind
