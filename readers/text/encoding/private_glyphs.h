#pragma once
// Glyphs of symbol fonts (Wingdings, Font Awesome) that came into a text without their font.

#include <string>
#include <string_view>

namespace cvconv {

/// Private-use characters that stand for bullets become "•": those of Wingdings and Symbol that word
/// processors use, and any that begins several lines close to each other. The others are icons beside
/// a telephone number or a heading and become blanks (columns are kept).
[[nodiscard]] std::string replace_private_glyphs(std::string_view text);

}  // namespace cvconv
