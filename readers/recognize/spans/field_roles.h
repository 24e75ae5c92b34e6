#pragma once
// What a token can be within a section, in the same terms for all kinds of sections. Labels are those of information
// extraction's BIO scheme: a span begins, goes on inside (over ends of lines, too), or there is none.

#include <array>
#include <cstdint>
#include <string_view>

namespace cvconv::recognizing {

enum class FieldRole : std::uint8_t {
    organization,  ///< employer, school, giver, issuer, publisher, client
    position,      ///< of a job; the headline
    location,      ///< of a job; each part of the person's address
    date,
    degree,
    area,         ///< field of study
    score,        ///< mark, honours
    keyword,      ///< courses, tools, skills of a group
    title,        ///< of a project, an award, a certificate, a paper; a skill, a language, an interest; a referee
    level,        ///< how well a skill or a language is known
    group,        ///< the name of a group of skills or interests
    authors,      ///< of a paper
    description,  ///< what an employer or a project is
    summary,      ///< running text of an entry
    highlight,    ///< a point of a list
};
inline constexpr int field_role_count = static_cast<int>(FieldRole::highlight) + 1;

inline constexpr std::array<std::string_view, field_role_count> field_role_names{
    "organization", "position", "location", "date",    "degree",      "area",    "score",    "keyword",
    "title",        "level",    "group",    "authors", "description", "summary", "highlight"};

/// A label: 0 is of no field; then for each role that a span begins, and that it goes on.
inline constexpr int field_label_count = 1 + 2 * field_role_count;

[[nodiscard]] constexpr int field_label(FieldRole role, bool begins) {
    return 1 + 2 * static_cast<int>(role) + (begins ? 0 : 1);
}
[[nodiscard]] constexpr FieldRole role_of_label(int label) {
    return static_cast<FieldRole>((label - 1) / 2);
}
[[nodiscard]] constexpr bool begins_span(int label) {
    return label > 0 && (label - 1) % 2 == 0;
}

}  // namespace cvconv::recognizing
