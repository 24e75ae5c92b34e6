#pragma once
// Bullets that are drawn and no letters, at the lines before which they stand.

#include <vector>

#include "readers/pdf/file/drawings.h"
#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// The drawn bullet before the line, if there is one: close to its left, at the height of its letters.
[[nodiscard]] const Mark* mark_before(const std::vector<Mark>& marks, int page, const Segment& first);

}  // namespace cvconv::pdf
