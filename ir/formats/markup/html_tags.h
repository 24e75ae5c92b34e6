#pragma once
// The few tags and character references of HTML that values have.

#include <cstdint>
#include <string>
#include <string_view>

namespace cvconv::markup {

enum class Tag : std::uint8_t {
    none,  ///< no tag that is known: text
    strong,
    emphasis,
    code,
    link,
    line,   ///< br, p, div, li, ul, ol, h1 … h6: what follows is a line of its own
    other,  ///< u, span, sub, sup, small: only its text counts
};

struct FoundTag {
    Tag tag = Tag::none;
    bool closes = false;
    std::size_t size = 0;  ///< bytes of "<b>"
    std::string url = {};  ///< href of a link
};

/// The tag that begins at `text[at]`, a "<".
[[nodiscard]] FoundTag tag_at(std::string_view text, std::size_t at);

/// Are there tags that open and close, or breaks? Else "<b>" is what someone writes about HTML.
[[nodiscard]] bool is_html(std::string_view text);

/// The character reference at `text[at]`, a "&": its size in bytes, 0 if it is none; the character is appended.
std::size_t append_reference(std::string_view text, std::size_t at, std::string& out);

}  // namespace cvconv::markup
