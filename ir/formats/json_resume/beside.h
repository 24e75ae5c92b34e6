#pragma once
// Keys that JSON Resume does not have, people write all the same, and the model has a field for.

#include <string_view>
#include <utility>

namespace cvconv::json_resume {

/// The field of the model (in snake_case, of the record where the key stands) that such a key tells: "birthday" →
/// birth_date. Empty if there is none. The reader fills the field and keeps the key; the writer writes the key, and the
/// field below `meta.cvconv` only where it says something else.
[[nodiscard]] constexpr std::string_view name_beside(std::string_view key) {
    constexpr std::pair<std::string_view, std::string_view> names[] = {
        {"location", "location"},  // of education and volunteer
        {"country", "country"},    // of basics.location
        {"countryName", "country"},
        {"birthDate", "birth_date"},  // of basics, as all below
        {"birthday", "birth_date"},
        {"dateOfBirth", "birth_date"},
        {"birthPlace", "birth_place"},
        {"placeOfBirth", "birth_place"},
        {"nationality", "nationalities"},
        {"gender", "gender"},
        {"maritalStatus", "marital_status"},
        {"current", "current"},  // of work, volunteer, education and projects
        {"isCurrent", "current"},
    };
    for (const auto& [name, field] : names) {
        if (name == key) {
            return field;
        }
    }
    return {};
}

}  // namespace cvconv::json_resume
