#pragma once
// Pictures as files: PNG, JPEG, TIFF with its pages. What their headers say is checked before anything is decoded: a
// file of some kilobytes may ask for gigabytes.

#include <optional>
#include <string_view>

#include "ir/diagnostics.h"
#include "readers/ocr/pix.h"
#include "readers/reader.h"

namespace cvconv::ocr {

/// The most pixels of one page: an A4 page at 600 dots per inch has 35 million.
constexpr double most_pixels = 80e6;

/// A page as it was scanned or photographed.
struct PagePicture {
    PixPtr grey;
    int dots_per_inch = 0;
};

class PictureFile {
public:
    /// Nothing, and why among the diagnostics, for what is no picture, is damaged, or is too large. `bytes` must
    /// outlive it.
    [[nodiscard]] static std::optional<PictureFile> open(std::string_view bytes, const Limits& limits,
                                                         Diagnostics& diagnostics);

    [[nodiscard]] int pages() const { return pages_; }
    /// From 1. Nothing, and why, for a page that is damaged.
    [[nodiscard]] std::optional<PagePicture> page(int number, Diagnostics& diagnostics) const;

private:
    PictureFile(std::string_view bytes, bool tiff, int pages) : bytes_(bytes), tiff_(tiff), pages_(pages) {}

    std::string_view bytes_;
    bool tiff_;
    int pages_;
};

/// What a picture of `width` and `height` pixels was scanned with: what it says itself, where a page of a usual size
/// follows from that; else as much as makes an A4 page of it.
[[nodiscard]] int resolution_of(int stated, int width, int height);

/// Any picture as shades of grey; what is transparent is white.
[[nodiscard]] PixPtr to_grey(PixPtr picture);

}  // namespace cvconv::ocr
