#pragma once
// Words of several rows that begin at one x, as tab stops and tables set them.

#include <vector>

#include "readers/pdf/segments.h"

namespace cvconv::pdf {

/// Cuts segments where a word begins at the same x in several rows, after more than a usual blank, and
/// hardly any text crosses: tab stops and narrow date rails.
void split_at_tab_stops(std::vector<Segment>& segments);

}  // namespace cvconv::pdf
