#pragma once
// Labels and dates left of running text, in the first of two columns whose lines are drawn.

#include <vector>

#include "readers/pdf/layout/segments.h"
#include "readers/pdf/layout/tables/grid.h"

namespace cvconv::pdf {

/// The first cells of rows of two columns, where they wrap or stand beside the middle of the second cell: they go to
/// the height of its first line.
[[nodiscard]] std::vector<Segment> take_labels(const Grid& grid, PageWords& page);

}  // namespace cvconv::pdf
