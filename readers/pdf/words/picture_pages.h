#pragma once
// Pages that have no text because they are pictures of it: scans.

#include <vector>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// Does the page draw a picture that is large enough for a page of text? An empty page does not, a photo may.
[[nodiscard]] bool is_picture(PdfFile& file, int page);

/// A warning that names the pages without words that are pictures. None where no page has words: that is an error of
/// its own.
void report_picture_pages(const std::vector<PageWords>& pages, PdfFile& file, Diagnostics& diagnostics);

}  // namespace cvconv::pdf
