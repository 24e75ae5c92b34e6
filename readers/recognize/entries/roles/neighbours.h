#pragma once
// Two pieces of a header, one behind the other, and what is known of both so far. Internal to the evidence of roles.

#include <vector>

#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/entries/roles/role_evidence.h"

namespace cvconv::recognizing {

/// A segment beside the one before it, and what is known of both so far.
struct Neighbours {
    const Document& document;
    const HeaderSegments& header;
    const std::vector<HeaderSegment>& segments;  ///< of the header
    std::size_t index;                           ///< of the second one; at least 1
    std::vector<RoleScores>& evidence;

    [[nodiscard]] const HeaderSegment& first() const { return segments[index - 1]; }
    [[nodiscard]] const HeaderSegment& second() const { return segments[index]; }
    [[nodiscard]] bool on_one_line() const { return first().line == second().line; }
    /// "first, second"
    [[nodiscard]] bool has_comma() const { return on_one_line() && second().join == Join::comma; }
    [[nodiscard]] float& for_first(Role role) const { return at(evidence[index - 1], role); }
    [[nodiscard]] float& for_second(Role role) const { return at(evidence[index], role); }
};

/// "Glenrothes", "Cape Clear": all capitalised, and no word of anything else.
[[nodiscard]] bool may_be_town(const Document& document, const HeaderSegment& segment);  // town_evidence.cc

}  // namespace cvconv::recognizing
