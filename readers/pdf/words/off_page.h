#pragma once
// Text beyond the edges of its page. poppler leaves it out, so the page is read again with its edges moved.

#include <vector>

#include "readers/pdf/file/text_pieces.h"
#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// Does some text begin off the page?
[[nodiscard]] bool has_piece_off(const PageWords& page, const std::vector<TextPiece>& pieces);

/// The words that lie off the page as a whole, in the page's coordinates; `pieces` say how far to look.
[[nodiscard]] PageWords words_off_page(const PageWords& page, const std::vector<TextPiece>& pieces, PdfFile& file,
                                       const Limits& limits);

}  // namespace cvconv::pdf
