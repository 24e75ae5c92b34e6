#pragma once
// Simplified and Traditional Chinese: which one a CV is written in, and which of the lexicon's words are.

#include <string_view>

namespace cvconv::prose {

/// Does the tag say Traditional: "zh-Hant", "zh-TW", "zh-HK"?
[[nodiscard]] bool is_traditional(std::string_view language);

/// Are there more characters that only Traditional Chinese has than such that only Simplified has?
[[nodiscard]] bool looks_traditional(std::string_view text);

/// Is no character of the text one that only the other way of writing has?
[[nodiscard]] bool is_written_as(std::string_view text, bool traditional);

}  // namespace cvconv::prose
