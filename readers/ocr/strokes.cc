#include "readers/ocr/strokes.h"

#include <algorithm>
#include <cstddef>

#include <leptonica/allheaders.h>

namespace cvconv::ocr {

StrokeMeter::StrokeMeter(Pix* binary) : binary_(binary), width_(pixGetWidth(binary)), height_(pixGetHeight(binary)) {}

float StrokeMeter::thickness(const PixelBox& box) const {
    const int left = std::max(0, box.left);
    const int right = std::min(width_, box.right);
    const int top = std::max(0, box.top);
    const int bottom = std::min(height_, box.bottom);
    if (left >= right || top >= bottom) {
        return 0;
    }
    const l_uint32* data = pixGetData(binary_);
    const int words = pixGetWpl(binary_);
    auto ink = [&](int x, int y) {
        return y >= top && y < bottom && x >= left && x < right &&
               ((data[static_cast<std::ptrdiff_t>(y) * words + (x >> 5)] >> (31 - (x & 31))) & 1U) != 0;
    };
    int area = 0;
    int edge = 0;
    for (int y = top; y < bottom; ++y) {
        for (int x = left; x < right; ++x) {
            if (ink(x, y)) {
                ++area;
                edge += (ink(x - 1, y) ? 0 : 1) + (ink(x + 1, y) ? 0 : 1) + (ink(x, y - 1) ? 0 : 1) +
                        (ink(x, y + 1) ? 0 : 1);
            }
        }
    }
    // A long stroke has its area between two edges.
    return edge == 0 ? 0 : 2 * static_cast<float>(area) / static_cast<float>(edge);
}

}  // namespace cvconv::ocr
