#pragma once
// Tables of which nothing is drawn: three columns or more, whose cells begin at one height in row after row, with more
// space above than lines have, and wrap.
//
//     B.E. (Mechan-     University of         2016
//     ical)             Pune
//
//     Diploma           Port College          2012
//                       of Leith
//
// Columns of a page go their own ways: what begins in one does not begin in the others at the same height, again and
// again.

#include <vector>

#include "readers/pdf/layout/tables/grid.h"
#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// The grids of a page, from top to bottom.
[[nodiscard]] std::vector<Grid> find_aligned_rows(const PageWords& page);

}  // namespace cvconv::pdf
