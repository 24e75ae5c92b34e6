#pragma once
// Which piece of text a word belongs to: what the drawing of a page says of pieces, and poppler of words, by their
// places.

#include <cstddef>
#include <vector>

#include "readers/pdf/file/text_pieces.h"

namespace cvconv::pdf {

struct PageWord;

class PiecesByPlace {
public:
    explicit PiecesByPlace(std::vector<TextPiece> pieces);

    /// On the word's line, the last that begins before it. Null if there is none, or after too much work.
    [[nodiscard]] const TextPiece* of(const PageWord& word);

private:
    std::vector<TextPiece> pieces_;  ///< by baseline
    std::size_t compared_ = 0;
};

/// Gives the words the colours of their pieces, as far as it is known.
void give_colours(std::vector<PageWord>& words, const std::vector<TextPiece>& pieces);

}  // namespace cvconv::pdf
