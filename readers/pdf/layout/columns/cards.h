#pragma once
// Boxes with text that stand beside each other.

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// Cards beside each other, each to be read on its own, from left to right:
///     ┌────────────────┐ ┌────────────────┐
///     │ Boat tracker   │ │ Tide tables    │
///     │ Shows where …  │ │ When to …      │
///     └────────────────┘ └────────────────┘
struct CardRow {
    float top = 0, bottom = 0;
    std::vector<int> panels;  ///< of the page
};

/// The first such row among the segments that has nothing else beside it, nor crosses a side of columns; no panels if
/// there is none. `page_height` in points.
[[nodiscard]] CardRow first_card_row(const std::vector<Segment>& segments, const std::vector<TextPanel>& panels,
                                     float page_height);

}  // namespace cvconv::pdf
