#pragma once
// Addresses on the web, as far as all parts of the program know them.

#include <string_view>

namespace cvconv {

/// The page alone, by which addresses are compared: "https://www.linkedin.com/in/ada/" → "linkedin.com/in/ada". Points
/// into `url`; letters are as written.
[[nodiscard]] std::string_view without_scheme(std::string_view url);

}  // namespace cvconv
