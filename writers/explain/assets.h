#pragma once
// The page's style sheet and script: page/*.css and page/*.js, put together when cvconv is built.

#include <string_view>

namespace cvconv::explain {

struct Asset {
    std::string_view text;
    std::string_view sha256;  ///< of `text`, in hexadecimal digits: the page allows what has it, and nothing else
};

[[nodiscard]] const Asset& style_sheet();
[[nodiscard]] const Asset& script();
/// That of the list of a folder: review/*.js.
[[nodiscard]] const Asset& review_script();

}  // namespace cvconv::explain
