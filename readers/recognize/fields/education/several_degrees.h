#pragma once
// Several degrees of one school: "PhD in Economics, 2019" over "MA in Economics, 2015", lines or bullets.

#include <vector>

#include "ir/cv.h"
#include "readers/recognize/entries/entries.h"

namespace cvconv::recognizing {

/// An entry for each degree; the school is in the first, whose level is `employer`, the others' is `role`.
[[nodiscard]] std::vector<Entry> with_degrees_parted(const Document& document, std::vector<Entry> entries);

/// "Harbour University, 2000 – 2005" over "• MSc in Tides, 2005" and "• BSc in Tides, 2004": a degree's own date is
/// when it ended; the stay at the school is that of a degree that ended with it, or that has no date. `degree`: what
/// was read of `entry`, `school`: the stay, none if nothing says when.
void set_dates_at_school(Education& degree, const Entry& entry, const FoundPeriod* school);

/// The stay that a line of the header with no degree tells; null if none does.
[[nodiscard]] const FoundPeriod* stay_at_school(const Entry& entry);

}  // namespace cvconv::recognizing
