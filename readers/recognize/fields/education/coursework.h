#pragma once
// "Coursework" over "Compilers", "Machine Learning": what one heard for a degree, in a section of its own.

#include <vector>

#include "readers/recognize/entries/reading.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Nothing but names of courses, below a title that degrees use for them: no dates, nobody who certified them.
[[nodiscard]] bool is_coursework(const Document& document, const Section& section);

/// The courses go to the degrees that were read before: the lists under "Graduate" and "Undergraduate" to one each, in
/// order, others to the first. False, and nothing taken, if no degree of a university is there.
[[nodiscard]] bool read_coursework(Reading& reading, const std::vector<const Section*>& sections);

}  // namespace cvconv::recognizing
