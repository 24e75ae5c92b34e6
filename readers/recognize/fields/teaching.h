#pragma once
// Courses taught: what one was, the course, the school.
//
//   "Teaching Assistant, OCN 201 Science of the Sea, Harbour University"

#include <vector>

#include "ir/cv.h"
#include "readers/recognize/entries/atoms.h"
#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

/// "TA", "guest lecturer": what one was in a course.
[[nodiscard]] bool is_teaching_role(std::string_view text, Span span);

/// Role, name and school of the course that a header tells of. False, and nothing taken, if the header does not name
/// a role and a course beside each other.
[[nodiscard]] bool read_course(const Document& document, const HeaderAtoms& header, Project& p);

/// A school on a line of its own, above the courses that were taught there.
struct SchoolAbove {
    std::uint32_t until = 0;  ///< where the line of the next school begins
    Span school;
    Span role;  ///< "Instructor, Harbour University": empty where none is said
};
/// Takes such lines out of the section.
[[nodiscard]] std::vector<SchoolAbove> take_schools(const Document& document, Section& section);

}  // namespace cvconv::recognizing
