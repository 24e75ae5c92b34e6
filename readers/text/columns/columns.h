#pragma once
// Pages with two columns side by side, as `pdftotext -layout` prints them.

#include <vector>

#include "readers/text/lines.h"

namespace cvconv::text {

/// Where a page has two columns that are read one after the other (a sidebar), its lines are replaced by
/// those of the left column and then those of the right one, each with a region of its own. Lines whose
/// halves belong together (dates at the right, labels at the left, tables) stay as they are.
void split_columns(std::vector<Line>& lines);

}  // namespace cvconv::text
