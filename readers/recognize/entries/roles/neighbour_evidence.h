#pragma once
// What the pieces of a header say about those beside them: "Harbour Pumps Ltd, Glenrothes", "BSc – Physics",
// "Boston, MA".

#include <vector>

#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/entries/roles/role_evidence.h"

namespace cvconv::recognizing {

/// Adds to the evidence of each segment what those beside it say. `evidence`: one for each segment of the header.
void weigh_neighbours(const Document& document, SectionKind kind, const HeaderSegments& header,
                      std::vector<RoleScores>& evidence);

}  // namespace cvconv::recognizing
