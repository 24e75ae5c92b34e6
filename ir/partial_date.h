#pragma once
// A date that is only as precise as it was written.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cvconv {

/// A year, perhaps with a month, perhaps with a day. What was not written stays 0: a day or a month
/// is never made up. Calendar: proleptic Gregorian.
struct PartialDate {
    std::int16_t year = 0;
    std::uint8_t month = 0;  ///< 1..12, 0 = not written
    std::uint8_t day = 0;    ///< 1..31, 0 = not written; needs a month

    friend auto operator<=>(const PartialDate&, const PartialDate&) = default;
};

/// True for 1000..2999 with a month and day that exist (29 February only in leap years).
/// The bounds of the year are those of JSON Resume's date pattern.
[[nodiscard]] bool is_valid(const PartialDate& date);

/// "2021", "2021-03" or "2021-03-09": the form JSON Resume and Europass use.
/// Dates that do not exist are written too ("2021-00-05"), to be shown.
[[nodiscard]] std::string to_iso(const PartialDate& date);

/// The reverse of to_iso; nothing for any other form and for dates that do not exist.
[[nodiscard]] std::optional<PartialDate> from_iso(std::string_view text);

}  // namespace cvconv
