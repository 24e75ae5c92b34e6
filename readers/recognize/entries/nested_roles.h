#pragma once
// Roles that are list items below the one that names their employer.

#include <vector>

#include "readers/recognize/entries/entries.h"

namespace cvconv::recognizing {

/// Where entries begin in a list whose outer items are employers without a date, each over roles with one. Empty if the
/// section is something else.
[[nodiscard]] std::vector<std::size_t> begins_of_employers(const std::vector<Line>& lines);
/// The same where each outer item is a job with its dates, some of them over what one did.
[[nodiscard]] std::vector<std::size_t> begins_of_outer_items(const std::vector<Line>& lines);

/// "a) Lecturer, Harbour College" over "14.08.2020 till date", and again: where each begins. Empty if the lines are
/// set otherwise.
[[nodiscard]] std::vector<std::size_t> begins_of_items_over_dates(const std::vector<Line>& lines);

/// "• Harbour University, Leith" over "– Lecturer, School of Tides, 2015–2020" and "– Tutor, 2012–2015": an entry for
/// the employer and one for each role, and no duties of a job without a position.
/// `sure`: begins_of_employers() has told where they begin.
void part_nested_roles(std::vector<Entry>& entries, bool sure);

}  // namespace cvconv::recognizing
