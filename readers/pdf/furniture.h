#pragma once
// Running headers, footers and page numbers.

#include <vector>

#include "readers/pdf/segments.h"

namespace cvconv::pdf {

struct PageSegments {
    PageWords page;  ///< without words
    std::vector<Segment> segments;
    std::vector<Row> furniture;
};

/// Moves the rows at the upper and lower edges of the pages that repeat from page to page (their digits
/// apart) or are nothing but a page number into `furniture`. The first copy of a repeated row stays: it
/// may be where the name is written.
void take_furniture(std::vector<PageSegments>& pages);

}  // namespace cvconv::pdf
