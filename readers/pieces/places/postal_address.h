#pragma once
// Postal addresses of many countries into their parts.

#include <optional>
#include <string_view>

#include "ir/cv.h"
#include "ir/span.h"

namespace cvconv {

/// How much the whole of `span` is a piece of an address, 0..1: a street with number, a postal code
/// with city, a place.
[[nodiscard]] float address_score(std::string_view text, Span span);

/// The address that the given pieces of text (lines, or parts of one) are, in reading order. Street,
/// postal code, city, region and country in any order and on any number of lines. The country's code
/// is set only where the text tells the country. Nothing if no part was understood.
[[nodiscard]] std::optional<Location> parse_postal_address(std::string_view text, const Spans& pieces);

}  // namespace cvconv
