#pragma once
// Running headers, footers and page numbers.

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

struct PageSegments {
    PageWords page;  ///< without words
    std::vector<Segment> segments;
    std::vector<Row> furniture;
    std::vector<Segment> footer;  ///< the first copy of a footer with addresses: to be read by itself
};

/// Moves the rows at the upper and lower edges of the pages that repeat from page to page (their digits
/// apart) or are nothing but a page number into `furniture`. The first copy of a repeated row stays: it
/// may be where the name is written. Where it is a footer that tells how to reach the person, it interrupts what goes
/// on from page to page, and is put aside. The menu of a page of the web goes, too, and the name beside it stays.
void take_furniture(std::vector<PageSegments>& pages);

}  // namespace cvconv::pdf
