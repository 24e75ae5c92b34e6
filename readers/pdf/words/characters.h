#pragma once
// From the characters that a PDF's text layer has to those that a reader sees.

#include <string>
#include <vector>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// Ligatures split, spacing accents put on their letters ("J¨org" → "Jörg"), symbol-font glyphs and
/// soft hyphens taken out, NFC. May be empty (a word that was only an icon).
[[nodiscard]] std::string readable(std::string_view text);

/// The page's words made readable. Words that only an accent parted are joined; a glyph of a symbol
/// font that stands where a bullet stands becomes "•"; other icons go.
void make_readable(PageWords& page);

}  // namespace cvconv::pdf
