#pragma once
// Courses told in running text behind the school where they were taught.
//
//   "Harbour University. Lecturer: Tides II (graduate), Spring 2024; Salt 1, Fall 2022 and Fall 2023."

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// Each course of such a line becomes a project of teaching, once for each term. Returns the section without them.
[[nodiscard]] Section take_course_lists(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
