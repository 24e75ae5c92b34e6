#pragma once
// Profiles on the web. The portal has a code for seven networks; others have their name as title.

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::europass {

/// "LinkedIn", "X" → "linkedin", "twitter"; nothing for a network without code.
[[nodiscard]] std::optional<std::string> network_code(std::string_view network);

/// "linkedin" → "LinkedIn"; "twitter" → "X" or "Twitter", by the address. Empty for other codes.
[[nodiscard]] std::string network_of_code(std::string_view code, std::string_view url);

/// What the address says the person is called there: its last part, without "@".
/// "https://github.com/mdcpr/" → "mdcpr"; empty where there is nothing behind the host, and where that
/// is no profile: a path of three parts, a query, a page ("cv.html").
[[nodiscard]] std::string username_of_url(std::string_view url);

}  // namespace cvconv::europass
