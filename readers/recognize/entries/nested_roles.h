#pragma once
// Roles that are list items below the one that names their employer.

#include <vector>

#include "readers/recognize/entries/entries.h"

namespace cvconv::recognizing {

/// "• Harbour University, Leith" over "– Lecturer, School of Tides, 2015–2020" and "– Tutor, 2012–2015": an entry for
/// the employer and one for each role, and no duties of a job without a position.
void part_nested_roles(std::vector<Entry>& entries);

}  // namespace cvconv::recognizing
