#pragma once
// Telephone numbers.

#include <string>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

enum class PhoneKind : std::uint8_t { unknown, mobile, fax };

struct FoundPhone {
    Span where;                           ///< the number as written, with its extension; without its label
    Span label;                           ///< "Tel.:", "mobil", "(M)", before or behind it; empty if there is none
    PhoneKind kind = PhoneKind::unknown;  ///< as the label says
    std::string e164;                     ///< "+4930123456" where the country code is written, else empty
    float certainty = 0;  ///< 1 = labelled, or international in full; 0.5 = digits in groups like a number's
};

/// Numbers that may be telephone numbers: not dates, ranges of years, ISBNs, DOIs, identifiers.
[[nodiscard]] std::vector<FoundPhone> find_phones(std::string_view text, Span within);

}  // namespace cvconv
