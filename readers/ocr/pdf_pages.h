#pragma once
// Pages of a PDF as pictures, drawn by poppler.

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "readers/ocr/picture_file.h"

namespace cvconv::ocr {

class PdfPages {
public:
    /// `bytes` must outlive it.
    PdfPages(std::string_view bytes, const std::string& password);
    ~PdfPages();
    PdfPages(const PdfPages&) = delete;
    PdfPages& operator=(const PdfPages&) = delete;

    /// From 1. Nothing for a page that cannot be drawn.
    [[nodiscard]] std::optional<PagePicture> page(int number) const;

private:
    struct Document;
    std::unique_ptr<Document> document_;
};

}  // namespace cvconv::ocr
