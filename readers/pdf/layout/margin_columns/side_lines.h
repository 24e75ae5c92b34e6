#pragma once
// Lines on the two sides of a gutter, and which of them belong together: a label or a header on the left, and on the
// right what it is about.

#include <cstddef>
#include <string>

namespace cvconv::pdf {

/// What stands of a row on one side of the gutter.
struct SideLine {
    std::size_t row = 0;
    float middle = 0;
    float size = 0;
    std::string text = {};  ///< where it is needed
};

/// Lines of the left side, and those of the right side that belong to them; ends are behind the last.
struct SidePair {
    std::size_t begin = 0, end = 0;            ///< of the left side
    std::size_t text_begin = 0, text_end = 0;  ///< of the right side; empty for a heading
    bool aligned = false;                      ///< both begin at one height
};

}  // namespace cvconv::pdf
