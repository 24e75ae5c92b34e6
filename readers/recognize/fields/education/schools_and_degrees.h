#pragma once
// Schools with their years in one list, and degrees with theirs in another.

#include <vector>

#include "ir/cv.h"

namespace cvconv::recognizing {

/// "Harbour University, 2005 – 2009" in one list and "BSc Tides, 2009" in another are one: by the year in which both
/// ended, where that is so of most of them. "Institutions attended with dates" and "Qualifications obtained with dates"
/// stand below each other in CVs of West Africa.
void join_schools_and_degrees(std::vector<Education>& education);

}  // namespace cvconv::recognizing
