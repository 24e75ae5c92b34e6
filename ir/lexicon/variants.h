#pragma once
// Other ways to write a listed spelling that nobody should have to list.

#include <string>
#include <string_view>
#include <vector>

namespace cvconv::lexicon {

/// Without umlauts ("Taetigkeit", "Soefart") where the language's keyboards do that, and without the
/// conjunction: "Awards and Grants" gives "Awards Grants", which is also what "Awards & Grants" and
/// "Awards/Grants" are as words. The spelling itself is not among them.
[[nodiscard]] std::vector<std::string> variants(const std::string& spelling, std::string_view language);

}  // namespace cvconv::lexicon
