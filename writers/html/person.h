#pragma once
// schema.org's Person: what search engines take from a page.

#include <string>

#include <nlohmann/json.hpp>

namespace cvconv::html {

/// JSON-LD of a JSON Resume's person, for a <script> element: no "<" in it.
[[nodiscard]] std::string person_of(const nlohmann::ordered_json& resume);

}  // namespace cvconv::html
