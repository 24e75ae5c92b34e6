#pragma once
// Service: reviewing, committees, offices, memberships, one a line.
//
//   "Reviewer: CHI, Tides and Computers"    "Artifact Evaluation Committee: TIDES 2025, MLPump 2024"

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// Lines that say what one was, for whom and when become one entry each, or one for each date in their list. Returns
/// the section without them.
[[nodiscard]] Section take_services(Reading& reading, const Section& whole);

}  // namespace cvconv::recognizing
