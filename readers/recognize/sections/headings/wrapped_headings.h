#pragma once
// Headings in a narrow margin, whose words stand below each other:
//   HONORS AND
//   AWARDS
// One line of them says another thing than both: "RESEARCH" over "EXPERIENCE" heads jobs.

#include <vector>

#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// Makes one line of two that stand right below each other in one look, where their words together are a title that
/// the lexicon knows. Text that was copied out of a PDF has no looks: there, several pairs have to be such titles, word
/// for word.
void join_wrapped_headings(const Document& document, std::vector<Line>& lines);

}  // namespace cvconv::recognizing
