#pragma once
// Bullets that a style sheet draws in front of elements: li.done::before { content: "\2714" }.

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::html {

/// The selector of the element, where one says what stands before it ("p.point::before"); empty otherwise.
[[nodiscard]] std::string_view element_before(std::string_view selector);

/// The bullet that the value of `content` draws; nothing where it is no bullet, as a word, a separator or a picture.
[[nodiscard]] std::optional<std::string> drawn_bullet(std::string_view content);

}  // namespace cvconv::html
