#include "readers/ocr/pdf_pages.h"

#include <algorithm>
#include <climits>
#include <cmath>
#include <cstring>

#include <leptonica/allheaders.h>
#include <poppler-document.h>
#include <poppler-image.h>
#include <poppler-page-renderer.h>
#include <poppler-page.h>

namespace cvconv::ocr {
namespace {

/// What Tesseract reads best. A page of a poster is drawn with fewer dots.
constexpr double dots_per_inch = 300;

/// leptonica keeps the bytes of a row in words of four.
PixPtr to_pix(const poppler::image& image) {
    PixPtr pix(pixCreateNoInit(image.width(), image.height(), 8));
    for (int y = 0; pix && y < image.height(); ++y) {
        std::memcpy(pixGetData(pix.get()) + static_cast<std::ptrdiff_t>(y) * pixGetWpl(pix.get()),
                    image.const_data() + static_cast<std::ptrdiff_t>(y) * image.bytes_per_row(),
                    static_cast<std::size_t>(image.width()));
    }
    if (pix) {
        pixEndianByteSwap(pix.get());
    }
    return pix;
}

}  // namespace

struct PdfPages::Document {
    std::unique_ptr<poppler::document> file;
};

PdfPages::PdfPages(std::string_view bytes, const std::string& password) : document_(std::make_unique<Document>()) {
    if (bytes.size() <= INT_MAX) {
        document_->file.reset(
            poppler::document::load_from_raw_data(bytes.data(), static_cast<int>(bytes.size()), password, password));
    }
}

PdfPages::~PdfPages() = default;

std::optional<PagePicture> PdfPages::page(int number) const {
    if (document_->file == nullptr || document_->file->is_locked()) {
        return std::nullopt;
    }
    const std::unique_ptr<poppler::page> page(document_->file->create_page(number - 1));
    if (page == nullptr) {
        return std::nullopt;
    }
    const poppler::rectf box = page->page_rect(poppler::crop_box);
    const double area = box.width() * box.height() / (72 * 72);  // square inches
    if (!(area > 0)) {
        return std::nullopt;
    }
    const double dots = std::min(dots_per_inch, std::floor(std::sqrt(most_pixels / 2 / area)));
    if (dots < 20) {
        return std::nullopt;
    }
    poppler::page_renderer renderer;
    renderer.set_render_hint(poppler::page_renderer::antialiasing);
    renderer.set_render_hint(poppler::page_renderer::text_antialiasing);
    renderer.set_image_format(poppler::image::format_gray8);
    const poppler::image image = renderer.render_page(page.get(), dots, dots);
    if (!image.is_valid() || image.format() != poppler::image::format_gray8) {
        return std::nullopt;
    }
    return PagePicture{to_pix(image), static_cast<int>(dots)};
}

}  // namespace cvconv::ocr
