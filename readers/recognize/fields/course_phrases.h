#pragma once
// "Tides in Time. Seminar for beginners. Harbour University, 2016.": a course told between full stops.

#include "ir/cv.h"
#include "readers/recognize/sections/lines.h"

namespace cvconv::recognizing {

/// The course's name, what kind it was and the school; dates are left to others. False, and nothing taken, where the
/// line is written otherwise.
[[nodiscard]] bool read_course_phrases(const Document& document, const Line& line, Project& p);

}  // namespace cvconv::recognizing
