#pragma once
// The kinds of section a CV is made of.

#include <cstdint>
#include <optional>
#include <string_view>

namespace cvconv {

/// JSON Resume's sections, and what CVs have beside them. The names (name_of) are the keys of
/// ir/lexicon/*/section_headings.txt and appear in `meta.cvconv.sections`.
enum class SectionKind : std::uint8_t {
    contact,  ///< name, address, links, personal data; also what stands before the first heading
    summary,  ///< profile, objective, about me
    work,
    education,
    skills,
    languages,
    publications,
    projects,
    awards,        ///< honours, grants, scholarships
    certificates,  ///< licences, courses passed
    volunteer,
    memberships,  ///< associations, committees, reviewing, offices
    interests,
    references,
    talks,
    teaching,
    patents,
    courses,  ///< training that is neither a degree nor a certificate
    other,    ///< a heading that no lexicon knows: kept with its title
};

inline constexpr int section_kind_count = static_cast<int>(SectionKind::other) + 1;

[[nodiscard]] std::string_view name_of(SectionKind kind);
[[nodiscard]] std::optional<SectionKind> section_kind(std::string_view name);

}  // namespace cvconv
