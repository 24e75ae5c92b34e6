#pragma once
// Postal codes by their form. Internal to postal_address.cc.

#include <optional>
#include <string_view>

#include "ir/span.h"

namespace cvconv {

struct PostalCode {
    Span where;
    std::string_view country_code;  ///< only where the form says so ("D-10115"); else empty
    float certainty = 0;            ///< low for plain numbers of four to six digits
};

/// The postal code in a part of an address (no comma in it): "7415 KD", "SW1A 1AA", "K2P 0X5", "D-10115",
/// "〒150-0001", "760 01", "62704-1234", "34710".
[[nodiscard]] std::optional<PostalCode> find_postal_code(std::string_view text, Span part);

}  // namespace cvconv
