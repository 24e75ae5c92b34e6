#pragma once
// What in a header is the place: "Harbour Pumps Ltd, Glenrothes", "Acme | Tirau, New Zealand", "Boston, MA". Most towns
// are in no list; where they stand tells them.

#include <vector>

#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/entries/roles/role_evidence.h"

namespace cvconv::recognizing {

/// Adds to the evidence of each segment what those beside it say of places. `evidence`: one for each segment of the
/// header.
void weigh_towns(const Document& document, SectionKind kind, const HeaderSegments& header,
                 std::vector<RoleScores>& evidence);

}  // namespace cvconv::recognizing
