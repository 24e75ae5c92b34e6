#pragma once
// Streets with a house's number, as CVs write them.

#include <cstddef>
#include <string_view>
#include <vector>

namespace cvconv::blind {

/// "12 Harbour Street, Leeds" in the place of a headline or of a skill.
[[nodiscard]] bool is_street_line(std::string_view line);

/// Beyond doubt, so that it can be told from an item of a list: "Av. Dom Luis, 1233 · Sala 106", "12 Harbour Street";
/// not "Phase 2 Trials", "Park Lane 2019", "3 Building Projects".
[[nodiscard]] bool is_surely_street(std::string_view line);

/// "12 Harbour Street" and "Flat 3" of "12 Harbour Street, Flat 3, Leeds": in a text they may stand without the others,
/// or parted in another way. Each has a number and a word.
[[nodiscard]] std::vector<std::string_view> street_parts(std::string_view address);

/// Of any script: a house's number has some, and a telephone's many.
[[nodiscard]] std::size_t digits_in(std::string_view text);

}  // namespace cvconv::blind
