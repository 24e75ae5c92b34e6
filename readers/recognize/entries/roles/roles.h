#pragma once
// Which piece of a header is the employer and which the position (the institution and the degree, the
// award and who gave it, …): decided over all entries of a section together.

#include <array>
#include <vector>

#include "ir/section_kind.h"
#include "readers/recognize/entries/roles/header_segments.h"

namespace cvconv::recognizing {

/// The part that a segment plays. What `subject` and `organization` are depends on the section: position
/// and employer; degree and institution; title and awarder; project and entity.
enum class Role : std::uint8_t { other, subject, organization, location, area, score };
inline constexpr int role_count = 6;

struct Roles {
    Span subject, organization, location, area, score;  ///< empty = not there
    std::vector<Span> others;                           ///< neither: in order
    int subject_line = -1, organization_line = -1;      ///< header line they are on
};

/// One result for each header.
[[nodiscard]] std::vector<Roles> assign_roles(const Document& document, SectionKind kind,
                                              const std::vector<HeaderSegments>& headers);

}  // namespace cvconv::recognizing
