#pragma once
// Dates and labels at the left of a text that begins at one column throughout.

#include <vector>

#include "readers/text/lines.h"

namespace cvconv::text {

/// "04/2019– Engineer, Acme" where "Engineer" begins in the column of the text below it: the blank
/// between is the gap, however narrow. Such lines are parted there.
/// Every region and page has its own column.
void split_margin_columns(std::vector<Line>& lines);

}  // namespace cvconv::text
