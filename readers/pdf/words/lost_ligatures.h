#pragma once
// Ligatures of fonts that do not say which letters they are: "so<U+FFFD>ware" is "software". Which one it is is told by
// the words around them.

#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"
#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// The word with letters for each U+FFFD in it, where one ligature makes it by far the likeliest word; else as it is.
/// An U+FFFD that stands between no letters is a picture.
[[nodiscard]] std::string with_ligatures(std::string_view word);

/// The same for all words of pages, with a warning that names what was read so. Nothing is done where the encoder,
/// which knows words, is not installed.
void restore_ligatures(std::vector<PageWords>& pages, Diagnostics& diagnostics);

}  // namespace cvconv::pdf
