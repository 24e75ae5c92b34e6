#pragma once
// Pages that are written from right to left. All that follows finds columns, lines and tables from left to right, so
// such a page is turned: its boxes are mirrored, and what is read first stands on the left. Pages written from left to
// right stay, and only the lines on them that are not are put in order.

#include "ir/diagnostics.h"
#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// Notes which way each page is read, and mirrors what is drawn on those read from the right. Before words are looked
/// at.
void find_directions(std::vector<PageWords>& pages);

/// Puts the page's words in reading order, and mirrors their boxes if find_directions() said so. A warning where the
/// letters of some words stand the other way round than those of others, so that no order is right for all.
void read_from_the_right(PageWords& page, Diagnostics& diagnostics);

}  // namespace cvconv::pdf
