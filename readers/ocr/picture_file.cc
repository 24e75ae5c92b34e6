#include "readers/ocr/picture_file.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <leptonica/allheaders.h>

namespace cvconv::ocr {
namespace {

const l_uint8* start_of(std::string_view bytes) {
    return reinterpret_cast<const l_uint8*>(bytes.data());
}

struct Size {
    int width = 0, height = 0;
};

bool is_too_large(const Size& size) {
    return static_cast<double>(size.width) * size.height > most_pixels;
}

bool is_tiff(std::string_view bytes) {
    return bytes.starts_with("II") || bytes.starts_with("MM");
}

/// Of a TIFF, the page from 0. Nothing if there is no such page.
std::optional<Size> size_of(std::string_view bytes, int page) {
    Size size;
    int format = 0;
    const bool tiff = is_tiff(bytes);
    const bool failed = tiff ? readHeaderMemTiff(start_of(bytes), bytes.size(), page, &size.width, &size.height,
                                                 nullptr, nullptr, nullptr, nullptr, nullptr) != 0
                             : pixReadHeaderMem(start_of(bytes), bytes.size(), &format, &size.width, &size.height,
                                                nullptr, nullptr, nullptr) != 0;
    return failed || size.width <= 0 || size.height <= 0 ? std::nullopt : std::optional(size);
}

}  // namespace

int resolution_of(int stated, int width, int height) {
    constexpr double a4 = 11.69;  // inches
    const int longest = std::max(width, height);
    if (stated >= 100 && stated <= 1200) {
        const double inches = static_cast<double>(longest) / stated;
        if (inches > 5 && inches < 20) {
            return stated;
        }
    }
    return std::clamp(static_cast<int>(std::lround(longest / a4)), 30, 1200);
}

PixPtr to_grey(PixPtr picture) {
    if (picture && pixGetDepth(picture.get()) == 32 && pixGetSpp(picture.get()) == 4) {
        picture.reset(pixAlphaBlendUniform(picture.get(), 0xFFFFFF00));
    }
    if (picture) {
        picture.reset(pixConvertTo8(picture.get(), 0));
    }
    return picture;
}

std::optional<PictureFile> PictureFile::open(std::string_view bytes, const Limits& limits, Diagnostics& diagnostics) {
    int pages = 0;
    for (std::optional<Size> size; pages <= limits.max_pages && (size = size_of(bytes, pages)); ++pages) {
        if (is_too_large(*size)) {
            diagnostics.add(Code::limit_reached, fmt::format("a picture of {} x {} pixels, at most {:.0f} million",
                                                             size->width, size->height, most_pixels / 1e6));
            return std::nullopt;
        }
        if (!is_tiff(bytes)) {
            ++pages;
            break;
        }
    }
    if (pages == 0) {
        diagnostics.add(Code::picture_damaged);
        return std::nullopt;
    }
    if (pages > limits.max_pages) {
        diagnostics.add(Code::too_many_pages, fmt::format("at most {}", limits.max_pages));
        return std::nullopt;
    }
    return PictureFile(bytes, is_tiff(bytes), pages);
}

std::optional<PagePicture> PictureFile::page(int number, Diagnostics& diagnostics) const {
    PixPtr picture(tiff_ ? pixReadMemTiff(start_of(bytes_), bytes_.size(), number - 1)
                         : pixReadMem(start_of(bytes_), bytes_.size()));
    const int stated = picture ? pixGetXRes(picture.get()) : 0;
    PagePicture page{to_grey(std::move(picture)), 0};
    if (!page.grey) {
        diagnostics.add(Code::picture_damaged, pages_ > 1 ? Place{{}, number, 0, 0, {}} : Place{});
        return std::nullopt;
    }
    page.dots_per_inch = resolution_of(stated, pixGetWidth(page.grey.get()), pixGetHeight(page.grey.get()));
    return page;
}

}  // namespace cvconv::ocr
