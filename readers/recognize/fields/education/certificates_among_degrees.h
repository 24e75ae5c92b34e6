#pragma once
// "First Aid, Red Cross, 2024" below "BSc Physics, Harbour University, 2012 – 2016": a certificate in a section of
// degrees.

#include <vector>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// Is the entry, which was read as `e`, one? A line or two with one date, and no degree, school, mark or course.
[[nodiscard]] bool is_certificate(const Entry& entry, const Education& e);

}  // namespace cvconv::recognizing
