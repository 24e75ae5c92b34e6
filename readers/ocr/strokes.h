#pragma once
// How thick letters are drawn: Tesseract's network does not say what is bold.

#include "readers/ocr/tesseract.h"

namespace cvconv::ocr {

class StrokeMeter {
public:
    /// Of a picture of 1 bit a pixel, which must outlive it.
    explicit StrokeMeter(Pix* binary);

    /// The mean thickness of the strokes in a box, in pixels; 0 where there are none.
    [[nodiscard]] float thickness(const PixelBox& box) const;

private:
    Pix* binary_;
    int width_, height_;
};

}  // namespace cvconv::ocr
