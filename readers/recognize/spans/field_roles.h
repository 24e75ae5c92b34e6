#pragma once
// What a token can be within an entry, in the same terms for all kinds of entries; and what each field of the model is
// in these terms. The one table of both: labels, the present readers' decisions and the values that are built go by it.

#include <array>
#include <cstdint>
#include <string_view>

namespace cvconv::recognizing {

enum class FieldRole : std::uint8_t {
    organization,  ///< employer, school, giver, issuer, publisher, client
    position,
    location,
    date,
    degree,
    area,     ///< field of study
    score,    ///< mark, honours
    keyword,  ///< courses, tools
    title,    ///< of a project, an award, a certificate, a paper
    authors,
    text,  ///< description, highlights
};
inline constexpr int field_role_count = static_cast<int>(FieldRole::text) + 1;

inline constexpr std::array<std::string_view, field_role_count> field_role_names{
    "organization", "position", "location", "date", "degree", "area", "score", "keyword", "title", "authors", "text"};

/// Where a token stands in its span.
enum class SpanPart : std::uint8_t { begin, inside, end, single };

/// A label: 0 is of no field; then for each role four parts.
inline constexpr int field_label_count = 1 + 4 * field_role_count;

[[nodiscard]] constexpr int field_label(FieldRole role, SpanPart part) {
    return 1 + 4 * static_cast<int>(role) + static_cast<int>(part);
}
[[nodiscard]] constexpr FieldRole role_of_label(int label) {
    return static_cast<FieldRole>((label - 1) / 4);
}
[[nodiscard]] constexpr SpanPart part_of_label(int label) {
    return static_cast<SpanPart>((label - 1) % 4);
}

}  // namespace cvconv::recognizing
