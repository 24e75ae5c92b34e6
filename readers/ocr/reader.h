#pragma once
// Readers of pictures of text: files of pictures, and PDFs with pages without text. In a library of their own
// (cvconv_ocr), which links Tesseract, leptonica and, for the pages of PDFs, poppler.

#include <optional>
#include <vector>

#include "readers/pdf/words/words.h"
#include "readers/reader.h"

namespace cvconv {

/// PNG, JPEG, TIFF.
[[nodiscard]] Reader picture_reader();

/// PDFs; what pages without text show is read from their pictures (ReadOptions::ocr).
[[nodiscard]] Reader scanned_pdf_reader();

namespace ocr {

/// The words of either, as they enter the layout. Nothing, and why, if there was an error.
[[nodiscard]] std::optional<std::vector<pdf::PageWords>> read_words(std::string_view bytes, const ReadOptions& options,
                                                                    Diagnostics& diagnostics);

}  // namespace ocr
}  // namespace cvconv
