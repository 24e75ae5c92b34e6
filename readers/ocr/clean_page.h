#pragma once
// A page as it was scanned or photographed, made one that text is found on: without what lies around it, evenly lit,
// upright and level, dark on light.

#include "readers/ocr/picture_file.h"

namespace cvconv::ocr {

struct CleanPage {
    PixPtr grey;
    PixPtr binary;  ///< 1 bit a pixel, 1 = ink; of the same size
    int dots_per_inch = 0;
    int turned = 0;  ///< quarters, clockwise, by which it was turned to stand upright: a guess
};

/// Nothing in it if leptonica could not do it: no memory was left.
[[nodiscard]] CleanPage clean(PagePicture page);

/// As it stood before.
void turn_back(CleanPage& page);

}  // namespace cvconv::ocr
