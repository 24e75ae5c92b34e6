#pragma once
// Headings in the left margin, beside what they head:
//   EDUCATION     2018 – 2020  School of Metal
//                 2014 – 2018  School of Wood
//
//   LANGUAGES     French, Twi

#include <vector>

#include "readers/text/lines.h"

namespace cvconv::text {

/// Makes them lines of their own (Line::side_heading) above the lines beside which they stood.
void part_side_headings(std::vector<Line>& lines);

}  // namespace cvconv::text
