#pragma once
// Addresses that go from the large to the small, without separators. Internal to postal_address.cc.

#include <optional>
#include <string_view>

#include "ir/span.h"

namespace cvconv {

struct EastAsianAddress {
    Span postal_code;  ///< any of these may be empty
    Span region;
    Span city;
    Span street;
};

/// "〒231-0862 神奈川県横浜市中区山手町555-12", "510 彰化縣員林市中山路二段555號", "경기도 김포시 걸포로 12";
/// nothing if the part is not written so.
[[nodiscard]] std::optional<EastAsianAddress> split_east_asian_address(std::string_view text, Span part);

}  // namespace cvconv
