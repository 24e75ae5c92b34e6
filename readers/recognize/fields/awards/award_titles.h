#pragma once
// Awards and certificates of which there is but the title.

#include <vector>

#include "readers/recognize/entries/reading.h"
#include "readers/recognize/fields/awards/distinction.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Takes the driving licences out of `lines`, which are what is left of the section's.
[[nodiscard]] std::vector<Distinction> take_driving_licences(Reading& reading, const Section& section,
                                                             std::vector<Line>& lines);

/// A section that lists nothing but titles, one a line or several in one line. Empty for other sections.
[[nodiscard]] std::vector<Distinction> read_bare_titles(const Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
