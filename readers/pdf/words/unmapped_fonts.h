#pragma once
// Fonts whose glyphs are numbered and nothing says which letters they are: what poppler makes of them is no text.

#include <vector>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// A warning for each page of which more than a tenth is in such fonts.
void report_unmapped_fonts(const std::vector<PageWords>& pages, PdfFile& file, Diagnostics& diagnostics);

}  // namespace cvconv::pdf
