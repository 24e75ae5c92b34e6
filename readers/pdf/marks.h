#pragma once
// Bullets that are drawn instead of written.
//
// Browsers paint the discs of a list as small filled paths: a reader sees a list, the text layer has
// none. Only filled shapes about as wide as high and smaller than a letter count.

#include <vector>

namespace cvconv::pdf {

class Objects;

/// A small filled shape; points from the page's top left corner.
struct Mark {
    int page = 0;
    float left = 0, top = 0, right = 0, bottom = 0;
    [[nodiscard]] float middle() const { return (top + bottom) / 2; }
};

/// Best effort; sorted by page and height. No objects (null): no marks.
[[nodiscard]] std::vector<Mark> find_marks(Objects* objects, int max_pages);

}  // namespace cvconv::pdf
