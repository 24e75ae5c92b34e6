#pragma once
// "Tides in Time. Seminar for beginners. Harbour University, 2016.": a course told between full stops.

#include "ir/cv.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// The course's name, what kind it was and the school; dates are left to others. False, and nothing taken, where the
/// line is written otherwise.
[[nodiscard]] bool read_course_phrases(const Document& document, const Line& line, Project& p);

/// "Harbour University" over "Tides in Time. Module convenor." and "Salt. Tutor.": takes such courses, without dates,
/// and their schools out of the section, if it has nothing but them.
[[nodiscard]] Section take_courses_with_roles(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
