#pragma once
// Fields of word processors, as far as they matter here.

#include <string>
#include <string_view>

namespace cvconv::office {

/// Where a field leads: `HYPERLINK "https://…" \o "tip"`. Empty for other fields, and for places within the document.
[[nodiscard]] std::string target_of_field(std::string_view instruction);

}  // namespace cvconv::office
