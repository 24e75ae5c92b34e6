#pragma once
// Lists of certificates and awards that give each a line: not all of them say when, and a title goes on behind commas.

#include <vector>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "Crane Driver, Port School, 2019" over "First Aid, 2020" over "Forklift Certified", most of them dated: an entry for
/// each line. Empty where the section does not look like that.
[[nodiscard]] std::vector<Entry> one_line_entries(const Document& document, const Section& section);

/// "Master Electrician, parts 1 and 2", "Lifeguard, indoor pools": the pieces behind the comma are of the title
/// before.
void join_parts_of_titles(const Document& document, std::vector<HeaderSegments>& headers);

}  // namespace cvconv::recognizing
