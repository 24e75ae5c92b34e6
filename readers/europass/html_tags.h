#pragma once
// Tags and entities of the HTML inside Europass texts; html.h makes lines of them.

#include <string>
#include <string_view>
#include <utility>

namespace cvconv::europass {

struct Tag {
    std::string name;  ///< lower case
    bool closing = false;
    std::string href;
    std::string css_class;
    std::size_t size = 0;  ///< bytes in the source
};

/// The tag at the start of `text`, which is a '<'. Of size 0 where there is none, and where its name is
/// no element's: "uses <tidy> code" is text.
[[nodiscard]] Tag tag_at(std::string_view text);

/// Does the element begin and end a block of text?
[[nodiscard]] bool is_block(std::string_view name);

/// The character that "&amp;", "&#233;" or "&eacute;" at the start of `text` stands for, and its size;
/// size 0 where there is none.
[[nodiscard]] std::pair<char32_t, std::size_t> entity_at(std::string_view text);

}  // namespace cvconv::europass
