#include "readers/ocr/reader.h"

#include <utility>

#include "readers/ocr/page_reader.h"
#include "readers/ocr/pdf_pages.h"
#include "readers/ocr/picture_file.h"
#include "readers/pdf/page_document.h"
#include "readers/pdf/read_pdf.h"
#include "readers/pdf/words/picture_pages.h"
#include "readers/registry.h"

namespace cvconv {
namespace ocr {
namespace {

void tell(const ReadOptions& options, int page, int pages) {
    if (options.on_page) {
        options.on_page(page, pages);
    }
}

std::optional<std::vector<pdf::PageWords>> words_of_pictures(std::string_view bytes, const ReadOptions& options,
                                                             Diagnostics& diagnostics) {
    const std::optional<PictureFile> file = PictureFile::open(bytes, options.limits, diagnostics);
    PageReader reader(options, diagnostics);
    if (!file || !reader.start()) {
        return std::nullopt;
    }
    std::vector<pdf::PageWords> pages;
    for (int number = 1; number <= file->pages(); ++number) {
        tell(options, number, file->pages());
        std::optional<PagePicture> picture = file->page(number, diagnostics);
        if (!picture) {
            return std::nullopt;
        }
        pdf::PageWords& page = pages.emplace_back();
        page.number = number;
        reader.read(*std::move(picture), page);
    }
    reader.report();
    if (!have_text(pages, diagnostics)) {
        return std::nullopt;
    }
    return pages;
}

/// Reads the pages without words, or all of them, from what they look like.
bool fill_pages(std::string_view bytes, pdf::PdfFile& file, const ReadOptions& options,
                std::vector<pdf::PageWords>& pages, Diagnostics& diagnostics) {
    std::vector<pdf::PageWords*> wanted;
    for (pdf::PageWords& page : pages) {
        const bool needed = page.words.empty() && is_picture(file, page.number);
        if (options.ocr == Ocr::always || (options.ocr == Ocr::automatic && needed)) {
            wanted.push_back(&page);
        }
    }
    PageReader reader(options, diagnostics);
    if (wanted.empty() || !reader.start()) {
        return wanted.empty();
    }
    const PdfPages pictures(bytes, options.password);
    int number = 0;
    for (pdf::PageWords* page : wanted) {
        tell(options, ++number, static_cast<int>(wanted.size()));
        std::optional<PagePicture> picture = pictures.page(page->number);
        if (!picture || !picture->grey) {
            diagnostics.add(Code::pdf_page_skipped, Place{{}, page->number, 0, 0, {}});
            continue;
        }
        page->words.clear();
        page->drawing = {};
        page->width = 0;  // that of the picture is that of the page as it is shown
        reader.read(*std::move(picture), *page);
    }
    reader.report();
    return true;
}

std::optional<Content> read_picture(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    auto pages = words_of_pictures(bytes, options, diagnostics);
    if (!pages) {
        return std::nullopt;
    }
    return pdf::document_of(*std::move(pages), {}, options, diagnostics).document;
}

std::optional<Content> read_scanned_pdf(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    return pdf::read_pdf(bytes, options, diagnostics, [&](pdf::PdfFile& file, std::vector<pdf::PageWords>& pages) {
        return fill_pages(bytes, file, options, pages, diagnostics);
    });
}

}  // namespace

std::optional<std::vector<pdf::PageWords>> read_words(std::string_view bytes, const ReadOptions& options,
                                                      Diagnostics& diagnostics) {
    if (!looks_like_pdf(bytes)) {
        return words_of_pictures(bytes, options, diagnostics);
    }
    pdf::PdfFile file(bytes, options.password);
    auto pages = extract_pages(file, options, diagnostics);
    if (!pages || !fill_pages(bytes, file, options, *pages, diagnostics) || !have_text(*pages, diagnostics)) {
        return std::nullopt;
    }
    return pages;
}

}  // namespace ocr

Reader picture_reader() {
    return {"picture",
            "scans and photographs: PNG, JPEG, TIFF",
            {"png", "jpg", "jpeg", "tif", "tiff"},
            looks_like_picture,
            ocr::read_picture};
}

Reader scanned_pdf_reader() {
    return {"pdf", "PDF, with text or scanned", {"pdf"}, looks_like_pdf, ocr::read_scanned_pdf};
}

}  // namespace cvconv
