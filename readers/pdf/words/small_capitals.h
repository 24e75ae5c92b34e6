#pragma once
// Small capitals that are drawn as capitals of a smaller size, as word processors do.

#include <vector>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// "G" of 22 points that touches "RÁINNE" of 17.5 in the same font is one word, in small capitals of 22
/// points; so are the words beside it that are all small ("OF").
void join_small_capitals(std::vector<PageWord>& words);

}  // namespace cvconv::pdf
