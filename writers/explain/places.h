#pragma once
// Where items are: on the pages, and in the text.

#include <vector>

#include "ir/document.h"
#include "writers/explain/explanation.h"

namespace cvconv::explain {

/// What lights up on a page for these pieces of the text: a box for each line of each.
[[nodiscard]] std::vector<Box> boxes_of(const Document& document, const Spans& where);

/// The text cut where an item begins or ends.
[[nodiscard]] std::vector<Segment> segments_of(const Document& document, const std::vector<Item>& items);

}  // namespace cvconv::explain
