#pragma once
// Schools on a line of their own, over the courses that one taught there.

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// A school on a line of its own, above the courses that were taught there.
struct SchoolAbove {
    std::uint32_t until = 0;  ///< where the line of the next school begins
    Span school;
    Span role;  ///< "Instructor, Harbour University": empty where none is said
};
/// Takes such lines out of the section.
[[nodiscard]] std::vector<SchoolAbove> take_schools(const Document& document, Section& section);

}  // namespace cvconv::recognizing
