#pragma once
// Other ways to write a listed spelling that nobody should have to list.

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv::lexicon {

/// What a language's folder says about spelling. Empty where it says nothing.
struct Orthography {
    std::map<char32_t, std::string> letters;  ///< letters.txt: "ä" → "ae"
    std::set<std::string> conjunctions;       ///< function_words.txt: what is listed as "and", folded
};

/// With the letters replaced ("Taetigkeit", "Soefart"), and without the conjunction: "Awards and Grants" gives
/// "Awards Grants", which is also what "Awards & Grants" and "Awards/Grants" are as words. The spelling itself is not
/// among them.
[[nodiscard]] std::vector<std::string> variants(const std::string& spelling, const Orthography& orthography);

}  // namespace cvconv::lexicon
