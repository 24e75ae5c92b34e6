#pragma once
// Awards and certificates in the rows of a table whose header names the columns.

#include <vector>

#include "readers/recognize/entries/reading.h"
#include "readers/recognize/fields/awards/distinction.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Adds what the rows tell, and returns what is left of the section.
/// `first_date`: of a period, the date is its beginning and not its end.
[[nodiscard]] Section take_award_rows(Reading& reading, const Section& section, bool first_date,
                                      std::vector<Distinction>& distinctions);

}  // namespace cvconv::recognizing
