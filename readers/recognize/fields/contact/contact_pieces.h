#pragma once
// A line of the contact part cut into its smallest pieces, at changes of look and at what stands between values:
// "Ada Example | Bergen · Engineer (she/her)".

#include <vector>

#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

struct ContactPiece {
    Span text;
    bool in_brackets = false;  ///< `text` has the brackets
};

/// The pieces of `within`, a stretch of the line, in order; without empty ones.
[[nodiscard]] std::vector<ContactPiece> contact_pieces(const Document& document, const Line& line, Span within);

}  // namespace cvconv::recognizing
