#pragma once
// Where the lines of one column of text are wrapped, learnt from all of them.

#include <cstddef>
#include <vector>

#include "readers/line_joining/physical_line.h"

namespace cvconv {

/// Lengths are in the unit of the lines.
struct WrapWidth {
    WrapWidth() = default;
    explicit WrapWidth(const std::vector<PhysicalLine>& lines);

    /// How wide the other lines near this one are, 0 if there are none: a page may hold text of several widths below
    /// each other.
    [[nodiscard]] static float near(const std::vector<PhysicalLine>& lines, std::size_t index);

    float width = 0;            ///< right edge of most text; 0 = no two lines end together
    int support = 0;            ///< so many lines end near there
    float widest_unspaced = 0;  ///< right edge of the longest line of text without blanks
    float unwrapped_from = 0;   ///< longer lines are whole ones; 0 = not known
    float left = 0;
    float character = 1;           ///< width of an average character
    float edge = 0;                ///< where at least four lines end to a point; 0 = nowhere
    bool justified = false;        ///< most long lines end there
    float usual_step = 0;          ///< from line to line within a paragraph, in sizes of the font
    bool any_sure = false;         ///< some line certainly goes on in the next
    bool flush_right = false;      ///< all lines end at the right edge, and begin anywhere
    bool lower_begins = false;     ///< many rows begin with a small letter: it says nothing
    bool lower_continues = false;  ///< next to no paragraph begins with a small letter: lines that do go on
};

}  // namespace cvconv
