#pragma once
// Classes that mean the same on very many pages, since a framework has them (Bootstrap, Tailwind, Foundation).

#include <string_view>

namespace cvconv::html {

/// Their rules, as far as the layout goes: for pages whose style sheet is a file beside them, which is not loaded.
[[nodiscard]] std::string_view known_classes();

}  // namespace cvconv::html
