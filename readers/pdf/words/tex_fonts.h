#pragma once
// What the characters of TeX's picture fonts mean.

#include <vector>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// Where TeX finds no outlines of a font, it puts pictures of its letters into the PDF: a font without a name, whose
/// characters are numbers in TeX's own encodings (Cork for text, TS1 for symbols, and the oldest, OT1, for ligatures).
/// Most of them are Latin 1 by chance; these are not: "E\x1E" "cient" is "Efficient", "2010 \x15 2012" has a dash, and
/// U+0088 alone is a bullet. Of other control characters nothing is left, nor of words of nothing else.
void read_tex_encoding(std::vector<PageWord>& words, bool fonts_known);

}  // namespace cvconv::pdf
