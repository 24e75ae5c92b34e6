#pragma once
// An address cut into the parts that its writer may have left without commas. Internal to postal_address.cc.

#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

enum class AddressRole : std::uint8_t { unknown, street, city, region, country };

struct AddressPart {
    Span span;
    std::size_t piece = 0;  ///< index of the piece it was cut from
    AddressRole role = AddressRole::unknown;
    bool street_word = false;
    std::string_view country_code;  ///< of a part that is a country's code or name cut off here
};

/// The parts of address lines: at commas, bars, line ends, and dashes with blanks around; then a country at the end
/// of a part ("Zürich 8005 CH"), a city behind a street ("14 Tanner's Yard Manchester") and a postal code behind a
/// region ("Noord-Holland 1098 XX") are parts of their own. Slashes and brackets stay: "Lipová 1184/6".
[[nodiscard]] std::vector<AddressPart> split_address(std::string_view text, const Spans& pieces);

}  // namespace cvconv
