#pragma once
// Lines drawn with characters: across the page, and below or beside headings.

#include <string>
#include <string_view>

namespace cvconv::text {

/// Nothing but a line: "-----", "=====", "______ ,", "―――".
[[nodiscard]] bool is_rule(std::string_view line);

/// "SKILLS ---------", "=== Skills ===", "-- Skills --": the text without its lines; empty if there are none.
[[nodiscard]] std::string_view without_rules(std::string_view line);

}  // namespace cvconv::text
