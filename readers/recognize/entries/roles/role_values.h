#pragma once
// From the role of each piece of a header to its values: what goes on with its neighbour, and where a value ends.

#include <string_view>
#include <vector>

#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/entries/roles/role_evidence.h"
#include "readers/recognize/entries/roles/roles.h"

namespace cvconv::recognizing {

/// "Engineer - Pump Controls, Tide Models": what follows a value on its line, and is no other, is of it.
void extend_values(const std::vector<HeaderSegment>& segments, std::vector<Role>& roles);
/// "Tide Lab at Harbour College" where the position stands elsewhere: the part and the whole are one name.
void join_part_of_organization(const std::vector<HeaderSegment>& segments, std::vector<Role>& roles);
/// "Department of Tides. Harbour University. On leave in 2020": where full stops part them, the last that is a school
/// or a company is the employer, and what stands beside it says more. No value goes over a date.
void part_employers(std::string_view text, const std::vector<HeaderSegment>& segments, std::vector<Role>& roles);
/// "Harbour University   2012 – 2015" over "School of Tides": no value goes over a date, and the part of a school that
/// stands below it is left out. Gives the lines of such parts.
[[nodiscard]] std::vector<int> part_at_dates(const HeaderSegments& header, std::vector<Role>& roles);
/// Neighbours of one role are one value.
[[nodiscard]] Roles values_of(const std::vector<HeaderSegment>& segments, const std::vector<Role>& roles);

}  // namespace cvconv::recognizing
