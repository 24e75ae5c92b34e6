#pragma once
// What the PDF reader does, for others who have words to add (readers/ocr).

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "readers/pdf/words/words.h"
#include "readers/reader.h"

namespace cvconv::pdf {

/// Adds words to pages, before their layout is looked for. False if that failed: an error is among the diagnostics
/// then.
using PageFiller = std::function<bool(PdfFile& file, std::vector<PageWords>& pages)>;

[[nodiscard]] std::optional<Content> read_pdf(std::string_view bytes, const ReadOptions& options,
                                              Diagnostics& diagnostics, const PageFiller& fill);

}  // namespace cvconv::pdf
