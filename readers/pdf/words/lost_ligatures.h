#pragma once
// Ligatures of fonts that do not say which letters they are: "so<U+FFFD>ware" is "software". Which one it is is told by
// the words around them.

#include <vector>

#include "ir/diagnostics.h"
#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// Puts letters for each U+FFFD in a word where one ligature makes it by far the likeliest word, or the likeliest, and
/// other words in its font have that ligature; else it stays. Beside no letters it is a picture. A warning a page names
/// what was read so. Nothing is done where the encoder, which knows words, is not installed.
void restore_ligatures(std::vector<PageWords>& pages, Diagnostics& diagnostics);

}  // namespace cvconv::pdf
