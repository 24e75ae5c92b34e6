#pragma once
// Telephone numbers in the parts that the Candidate format wants. The portal refuses a whole file
// whose Telephone has no CountryDialing, so a number whose country is not known has no parts.

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::europass {

struct PhoneParts {
    std::string country_dialling;  ///< "49"
    std::string number;            ///< digits, without the zero that is dialled inside the country
    std::string country;           ///< "DE"; empty where several share the code and none is known

    friend bool operator==(const PhoneParts&, const PhoneParts&) = default;
};

/// "+49 (0)30 23125 482", "" → 49, 3023125482, DE;  "07700 900417", "GB" → 44, 7700900417, GB.
/// `country` is where the person lives, or empty. Nothing where the number says no country and none
/// is known, where the code is nobody's, and where there is something that is not a number
/// ("ext. 12").
[[nodiscard]] std::optional<PhoneParts> split_phone(std::string_view phone, std::string_view country);

/// "DE" → "49"; empty for an unknown country.
[[nodiscard]] std::string_view dialling_code(std::string_view country);

}  // namespace cvconv::europass
