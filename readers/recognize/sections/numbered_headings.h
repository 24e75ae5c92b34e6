#pragma once
// Headings that are numbered through the document, which readers take for items of a list.
//
//   1. Personal details        an item, what is below it is no item
//      Name: Ada Example
//   2. What I did              the second of the same list, so a heading, too, though no lexicon has its words

#include <vector>

#include "readers/recognize/sections/lines.h"

namespace cvconv::recognizing {

/// Makes headings of the items of the outermost numbered list if it goes on over the document and its titles, some of
/// which the lexicon knows, each have something below them.
void raise_numbered_headings(const Document& document, std::vector<Line>& lines);

}  // namespace cvconv::recognizing
