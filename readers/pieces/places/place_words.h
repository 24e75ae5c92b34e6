#pragma once
// Words around names of places, and where one place ends and the next begins. Internal to places.cc
// and postal_address.cc.

#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

/// The parts of "Chennai, Tamil Nadu, India", "Berlin / Remote", "Halle (Saale)"; without blanks around.
[[nodiscard]] std::vector<Span> split_place(std::string_view text, Span span);

/// "Greater", "Area", "Region": may stand beside a place's name. `folded` as of words_of().
[[nodiscard]] bool is_place_word(std::string_view folded);
/// "de", "am", "upon": small words inside names of places.
[[nodiscard]] bool is_place_particle(std::string_view folded);
/// "Remote", "home office", "hybrid", "télétravail".
[[nodiscard]] bool is_remote(std::string_view text);
/// "横浜市", "彰化縣", "김포시", "渋谷区".
[[nodiscard]] bool ends_as_east_asian_place(std::string_view text);

}  // namespace cvconv
