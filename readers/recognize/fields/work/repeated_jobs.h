#pragma once
// Jobs told twice: in a list of employers and, elsewhere, with what one did there, as in a 履歴書 with its 職務経歴書.

#include <vector>

#include "ir/cv.h"

namespace cvconv::recognizing {

/// Joins jobs at one employer that began on the same day, unless both name a position and not the same one. What both
/// say is taken from the one that says more, and the places of both are kept.
void join_repeated_jobs(std::vector<Work>& jobs);

}  // namespace cvconv::recognizing
