#pragma once
// Lines drawn with characters below or beside headings.

#include <string>
#include <string_view>

namespace cvconv::text {

/// "SKILLS ---------", "=== Skills ===", "-- Skills --": the text without its lines; empty if there are none.
[[nodiscard]] std::string_view without_rules(std::string_view line);

}  // namespace cvconv::text
