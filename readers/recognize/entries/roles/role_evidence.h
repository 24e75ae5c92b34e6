#pragma once
// What speaks for each role of the segments of one header: their words, and what stands beside them.

#include "readers/recognize/entries/roles/roles.h"

namespace cvconv::recognizing {

/// By role; comparable with the costs in roles.cc: 1 is about what one word of a lexicon is worth.
using RoleScores = std::array<float, role_count>;

[[nodiscard]] inline float& at(RoleScores& scores, Role role) {
    return scores.at(static_cast<std::size_t>(role));
}

/// One element for each segment of the header.
[[nodiscard]] std::vector<RoleScores> role_evidence(const Document& document, SectionKind kind,
                                                    const HeaderSegments& header);

}  // namespace cvconv::recognizing
