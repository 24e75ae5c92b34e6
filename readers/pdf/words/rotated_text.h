#pragma once
// Text that is not set upright: pages in landscape, and headings that read upwards beside what they head.

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// A page most of whose text reads upwards, downwards or upside down is turned: boxes, width and height are then those
/// of the page as a reader would hold it, PageWords::turned says how.
void turn_upright(PageWords& page);

/// A box of the turned page, on the page as it is stored.
[[nodiscard]] Area turned_back(const PageWords& page, const Area& box);

/// Words that read upwards or downwards on an upright page. Titles of sections in a strip left of the text are laid
/// beside the first line of what they head, as headings in a margin stand:
///      S                             SKILLS   CAD, MATLAB
///      K   CAD, MATLAB       →                Welding
///      I   Welding
/// What else there is ("CURRICULUM VITAE" along the edge) goes above the page's first line, each in a line.
void lay_rotated_words(PageWords& page);

}  // namespace cvconv::pdf
