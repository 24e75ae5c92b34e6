#pragma once
// A page's content followed once: where it writes text, and what it draws.

#include <vector>

#include "readers/pdf/drawings.h"
#include "readers/pdf/pdf_file.h"
#include "readers/pdf/text_pieces.h"

namespace cvconv::pdf {

struct PageDrawing {
    std::vector<TextPiece> pieces;  ///< also of the forms on it
    Drawings drawings;              ///< of the page itself
};

/// Best effort: nothing of a page that is turned, cannot be read, or is too much work.
[[nodiscard]] PageDrawing drawing_of(PdfFile& file, const PageObject& page);

}  // namespace cvconv::pdf
