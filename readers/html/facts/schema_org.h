#pragma once
// The properties of a schema.org Person that have a place in a CV, as JSON-LD and microdata name them.

#include <algorithm>
#include <array>
#include <string_view>

namespace cvconv::html {

struct SchemaProperty {
    std::string_view name;
    std::string_view key;  ///< of StatedFact
};

inline constexpr std::array<SchemaProperty, 10> person_properties = {{{"name", "name"},
                                                                      {"jobTitle", "label"},
                                                                      {"hasOccupation", "label"},
                                                                      {"email", "email"},
                                                                      {"telephone", "phone"},
                                                                      {"url", "url"},
                                                                      {"sameAs", "url"},
                                                                      {"knowsLanguage", "knowsLanguage"},
                                                                      {"worksFor", "worksFor"},
                                                                      {"alumniOf", "alumniOf"}}};
inline constexpr std::array<SchemaProperty, 5> address_properties = {{{"streetAddress", "location.address"},
                                                                      {"postalCode", "location.postal_code"},
                                                                      {"addressLocality", "location.city"},
                                                                      {"addressRegion", "location.region"},
                                                                      {"addressCountry", "location.country"}}};

/// Empty where there is none of that name.
[[nodiscard]] constexpr std::string_view key_of(const auto& properties, std::string_view name) {
    const auto found =
        std::find_if(properties.begin(), properties.end(), [&](const SchemaProperty& p) { return p.name == name; });
    return found == properties.end() ? std::string_view{} : found->key;
}

}  // namespace cvconv::html
