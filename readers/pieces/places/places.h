#pragma once
// Countries, states and cities, by name.

#include <string>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

enum class PlaceKind : std::uint8_t { city, region, country, remote };

struct FoundPlace {
    Span where;
    PlaceKind kind = PlaceKind::city;
    std::string_view country_code;  ///< ISO 3166-1 alpha-2; empty if several countries have such a place
    float certainty = 0;            ///< low for names that are words too ("Reading", "Nice", "IN")
};

/// Known names inside `within`, longest first where they overlap, in order.
[[nodiscard]] std::vector<FoundPlace> find_places(std::string_view text, Span within);

/// How much the whole of `span` is a place and nothing else, 0..1: "Berlin", "Austin, TX",
/// "Évora, Portugal", "Remote", "Berlin / Remote", and the shape "Xxxxx, ST" of unknown cities.
[[nodiscard]] float place_score(std::string_view text, Span span);

/// "Deutschland", "Německo", "USA", "DEU" → "DE"; empty if it is no country.
[[nodiscard]] std::string_view country_code_of(std::string_view name);

/// Is this an ISO 3166-1 alpha-2 code, in capitals?
[[nodiscard]] bool is_country_code(std::string_view code);

/// The country of a state or province by its name, or by its abbreviation where that is written in
/// capitals: "Ontario" → "CA", "TX" → "US"; empty if it is none or several countries have it.
[[nodiscard]] std::string_view country_of_region(std::string_view name);

}  // namespace cvconv
