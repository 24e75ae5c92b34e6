#pragma once
// Bullets behind something else in their row: behind a date, a title in the margin, a label.

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// "2018 – 2020   • Pilot, Harbour Ltd": where nearly all bullets of a column stand behind a date, they are dots of a
/// time line, and begin no item.
void take_off_dots(std::vector<Row>& rows);

/// "LANGUAGES   • Norwegian" over "            • English", "6 months   • Kept the pumps": the item is a row of its own
/// below what stands beside it, like the others of its list.
void part_items_beside_labels(std::vector<Row>& rows);

}  // namespace cvconv::pdf
