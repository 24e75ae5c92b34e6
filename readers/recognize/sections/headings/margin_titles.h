#pragma once
// Titles of a margin that stand before the first line of their section, in text that was copied out of a PDF.

#include <vector>

#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// Where text copied out of a PDF has titles of a margin below each other, others stand before their first line:
///   Honors and
///   Awards
///   Harbour Medal, 2014
///   Languages English, Twi
/// Makes lines of their own of those.
void part_margin_titles(const Document& document, std::vector<Line>& lines);

}  // namespace cvconv::recognizing
