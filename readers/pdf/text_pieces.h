#pragma once
// Where a page's content writes text, and whether people can see it. poppler gives words whatever their colour and
// size are; here the drawing itself is followed, without fonts: of a piece of text only its beginning is known.

#include <vector>

class QPDFPageObjectHelper;

namespace cvconv::pdf {

class Objects;

enum class Sight : unsigned char {
    seen,       ///< or not known: the answer in doubt
    white,      ///< on nothing that is not white
    tiny,       ///< less than a point
    invisible,  ///< the mode in which scanning programs lay text under a picture
};

/// Text between one setting of the place and the next. Points from the page's top left corner; `y` is the baseline.
struct TextPiece {
    float x = 0;
    float y = 0;
    Sight sight = Sight::seen;
};

/// The upright pieces of a page that is not turned, in the order of drawing, and what forms on it write. Gives up,
/// with nothing, on pages that are too much work. Throws what qpdf throws.
[[nodiscard]] std::vector<TextPiece> text_pieces(Objects& objects, QPDFPageObjectHelper page);

}  // namespace cvconv::pdf
