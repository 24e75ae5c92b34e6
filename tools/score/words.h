#pragma once
// Text in the form in which it is compared: what a careful reader would call the same is the same.

#include <string>
#include <string_view>
#include <vector>

namespace cvconv::score {

/// NFKC, case folded, one kind of dash and of quote, single blanks, without punctuation at the ends
/// and without blanks before , . ; : )
[[nodiscard]] std::string normalized(std::string_view text);

/// The words of normalized(text). "c++" is one; Han and kana are compared character by character.
[[nodiscard]] std::vector<std::string> words(std::string_view text);

/// F1 over the two bags of words: 1 = the same words, 0 = none in common.
[[nodiscard]] double word_overlap(std::string_view a, std::string_view b);

/// A URL without scheme, "www." and trailing slashes, in lower case.
[[nodiscard]] std::string bare_url(std::string_view url);

/// A phone number's digits, without "(0)" and a leading 00.
[[nodiscard]] std::u32string digits(std::string_view phone);

}  // namespace cvconv::score
