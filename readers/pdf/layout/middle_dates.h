#pragma once
// Dates in a cell of their own beside the middle of two lines, as tables of word processors set them:
//
//     Measurements of tides in the inner basin, Outer
//                                                        May 2018 – Present
//     Harbour, Leith

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// Moves such dates to the end of the upper line, and puts the lines together where the first word of the lower one did
/// not fit into the upper: as wide as the column is at least, by the others like it.
void lift_middle_dates(std::vector<Row>& rows);

}  // namespace cvconv::pdf
