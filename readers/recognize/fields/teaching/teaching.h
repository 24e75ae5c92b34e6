#pragma once
// Courses taught: what one was, the course, the school.
//
//   "Teaching Assistant, OCN 201 Science of the Sea, Harbour University"

#include <string_view>

#include "ir/cv.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/header_segments.h"

namespace cvconv::recognizing {

/// "TA", "guest lecturer": what one was in a course.
[[nodiscard]] bool is_teaching_role(std::string_view text, Span span);

/// "Lecturer", "Graduate Student Instructor", "Instructor of record": more than a word that roles have in them, which
/// "Advanced Nursing" has too. The last word says what one is, or all of it is known.
[[nodiscard]] bool is_role_in_course(std::string_view text, Span span);

/// Has the piece a word of schools or other organizations?
[[nodiscard]] bool names_school(const HeaderSegment& segment);

/// Role, name and school of the course that a header tells of. False, and nothing taken, if the header does not name
/// a role and a course beside each other.
[[nodiscard]] bool read_course(const Document& document, const HeaderSegments& header, Project& p);

}  // namespace cvconv::recognizing
