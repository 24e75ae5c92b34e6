#pragma once
// Headings that have numbers or marks of their own, which readers take for items of a list.
//
//   1. Personal details        ■ Personal details      an item, and what is below it is none
//      Name: Ada Example       Name: Ada Example
//   2. What I did              ■ What I did            of the same list: a heading, too, though no lexicon has its
//   words

#include <vector>

#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// Makes headings of the items of the outermost numbered list, and of those with one mark, if the list goes on over the
/// document and its titles, some of which the lexicon knows, each have something below them.
void raise_listed_headings(const Document& document, std::vector<Line>& lines);

}  // namespace cvconv::recognizing
