#pragma once
// Countries: ISO 3166-1 alpha-2 in the model, other codes in Europass.
//
//              model   v3.4    Candidate
//   Britain    GB      UK      gb
//   Greece     GR      EL      gr
//   Spain      ES      ES      es

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::europass {

/// "es", "ES", "UK", "EL" → "ES", "ES", "GB", "GR"; nothing for what is no country.
[[nodiscard]] std::optional<std::string> iso_country(std::string_view code);

/// The code as v3.4 writes it. Nothing for the countries that its list lacks (TW, HK, PR …).
[[nodiscard]] std::optional<std::string> v3_country(std::string_view iso);

/// All codes of the list of v3.4, two letters each, parted by blanks.
[[nodiscard]] std::string_view v3_countries();

/// "DE", "en" → "Germany". Empty for what is no country.
[[nodiscard]] std::string country_name(std::string_view iso, std::string_view language);

/// "Germany", "Deutschland" → "DE": the whole text must be the name, in any language.
[[nodiscard]] std::optional<std::string> country_of_name(std::string_view name);

}  // namespace cvconv::europass
