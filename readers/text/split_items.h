#pragma once
// Items of a list that text taken out of a PDF has split apart with empty lines.

#include <vector>

#include "readers/line_joining/hyphens.h"
#include "readers/text/lines.h"

namespace cvconv::text {

/// Where it happens several times, the halves become one line, and a bullet that came out before the end of the item
/// above moves to its own text:
///
///     ● Mended the gauges of the harbours, and
///                                              →    ● Mended the gauges of the harbours, and those of the islands.
///     ●                                             ● Kept the lists.
///
///     those of the islands.
///     Kept the lists.
void join_split_items(std::vector<Line>& lines, const Vocabulary& vocabulary);

}  // namespace cvconv::text
