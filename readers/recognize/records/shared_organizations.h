#pragma once
// Employers and schools that several entries share: "Harbour Works" above the roles there, degrees below one school.

#include <vector>

#include "readers/recognize/records/labelled_entry.h"

namespace cvconv::recognizing {

/// Work and education of a section whose entries share an employer or a school: what one of them leaves open, the one
/// above has said.
void share_organizations(std::vector<LabelledEntry>& entries);

}  // namespace cvconv::recognizing
