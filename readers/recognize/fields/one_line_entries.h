#pragma once
// Lists of certificates and awards that give each a line: not all of them say when, and a title goes on behind commas.

#include <vector>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/atoms.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "Crane Driver, Port School, 2019" over "First Aid, 2020" over "Forklift Certified": an entry for each line. Empty
/// where the section does not look like that.
[[nodiscard]] std::vector<Entry> one_line_entries(const Document& document, const Section& section);

/// A list of names without any date, in a column that is read before the name at the top, as the one at the side of
/// LinkedIn's export: an award, a paper or a certificate a line, whatever words of givers they have.
[[nodiscard]] bool is_list_at_side(const Reading& reading, const Section& section);

/// "National" over "2019 Pump Prize, …": set larger than the dated lines below, a title of several. Takes such away.
void drop_group_titles(Reading& reading, std::vector<Line>& lines);

/// "Master Electrician, parts I and II", "Lifeguard, indoor pools": the pieces behind the comma are of the title
/// before.
void join_parts_of_titles(const Document& document, std::vector<HeaderAtoms>& headers);

}  // namespace cvconv::recognizing
