#pragma once
// Ownership of leptonica's pictures.

#include <memory>

struct Pix;

namespace cvconv::ocr {

struct PixDeleter {
    void operator()(Pix* pix) const;
};

/// A picture of leptonica. Unless something else is said, 8 bits a pixel, 0 = black.
using PixPtr = std::unique_ptr<Pix, PixDeleter>;

}  // namespace cvconv::ocr
