#pragma once
// Records of which blinding left nothing.

#include <vector>

#include "ir/cv.h"
#include "tools/blind/report.h"

namespace cvconv::blind {

void remove_empty_records(Cv& cv);

/// Skills and interests that are labels of something personal: "Military service".
void remove_personal_entries(Cv& cv, std::vector<Removal>& removals);

}  // namespace cvconv::blind
