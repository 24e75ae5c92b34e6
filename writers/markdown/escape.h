#pragma once
// Text into Markdown, so that it shows as it is.

#include <string>
#include <string_view>

namespace cvconv::markdown {

/// A backslash before each character that would be a mark within a line.
[[nodiscard]] std::string escape(std::string_view text);

/// An escaped text as the content of a block that begins with `mark` ("- ", "## ", ""): line breaks become those of
/// CommonMark, and no line begins as another block does. Headings have one line.
[[nodiscard]] std::string as_line(std::string_view escaped, std::string_view mark);

/// An address between the brackets of a link.
[[nodiscard]] std::string escape_target(std::string_view url);

}  // namespace cvconv::markdown
