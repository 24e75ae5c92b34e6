#pragma once
// What entries of one section tell of each other's headers.

#include <vector>

#include "readers/recognize/entries/entries.h"

namespace cvconv::recognizing {

/// "Lisse" alone below a date, which no list has, where other entries have "Delft" and "Den Haag" there: it belongs to
/// the header, too.
void find_places_below(const Document& document, std::vector<Entry>& entries);

/// "- 2017 – 2019: Research Engineer" and the inner bullet "- Dock Ltd" first below it, where most entries are so: the
/// bullet is of the header.
void find_employers_below(std::vector<Entry>& entries);

/// "Dock Ltd" over "Leith", "Shipbuilding" and "Foreman": the position stands below all that tells of the employer, in
/// most entries. Up to it all is header.
void find_positions_below(std::vector<Entry>& entries);

/// "2009 – 2012 | Engineer" without an employer, below "Harbour Works" and "2012 – today | Lead Engineer": one more
/// role with the employer above, be the words of the position those of an employer ("Faculty Member") or not.
void find_roles_below(std::vector<Entry>& entries);

/// "2019 – 2020" alone above "Tide Gauge (Harbour College)", in a section that begins so: the date of what is below.
void join_dates_above(std::vector<Entry>& entries);

/// "## Harbour Works, 2008 – 2016" alone, above "### Keeper of Lights, 2011 – 2016": the employer is said, and what
/// stands below the position is no header, though it be bold.
void find_levels(std::vector<Entry>& entries);

}  // namespace cvconv::recognizing
