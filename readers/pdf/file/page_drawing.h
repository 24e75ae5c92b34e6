#pragma once
// A page's content followed once: where it writes text, and what it draws.

#include <vector>

#include "readers/pdf/file/drawings.h"
#include "readers/pdf/file/pdf_file.h"
#include "readers/pdf/file/text_pieces.h"

namespace cvconv::pdf {

/// Of the page and the forms on it.
struct PageDrawing {
    std::vector<TextPiece> pieces;
    Drawings drawings;
};

/// Best effort: nothing of a page that is turned, cannot be read, or is too much work.
[[nodiscard]] PageDrawing follow(PdfFile& file, const PageObject& page);

}  // namespace cvconv::pdf
