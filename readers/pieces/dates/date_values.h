#pragma once
// How dates are made of numbers. Internal to DateParser.

#include <optional>

#include "readers/pieces/dates/date_parser.h"

namespace cvconv::dates {

inline PartialDate make(int year, int month = 0, int day = 0) {
    return {static_cast<std::int16_t>(year), static_cast<std::uint8_t>(month), static_cast<std::uint8_t>(day)};
}

inline std::optional<ParsedDate> parsed(PartialDate date, std::size_t begin, std::size_t end) {
    if (!is_valid(date)) {
        return std::nullopt;
    }
    ParsedDate result;
    result.date = date;
    result.begin = begin;
    result.end = end;
    return result;
}

/// Two digits of a year. A pivot, not the clock: what we read must not depend on when it is read.
inline int century(int two_digits) {
    return two_digits < 50 ? 2000 + two_digits : 1900 + two_digits;
}

}  // namespace cvconv::dates
