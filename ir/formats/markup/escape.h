#pragma once

#include <string>
#include <string_view>

namespace cvconv::markup {

/// As text of HTML or XML, and as the value of an attribute in double quotes.
[[nodiscard]] std::string escape_html(std::string_view text);

}  // namespace cvconv::markup
