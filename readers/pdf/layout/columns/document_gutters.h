#pragma once
// The gutters of a document, found on all its pages together.
//
// Pages of one document repeat their layout: a sidebar that ends on page 2 after a line, or goes on there alone, shows
// no gutter on that page. So the sides of a gutter are judged by what stands on them on all pages, and a page is cut
// there unless that costs more than the prior is worth: more than a quarter of its rows would be crossed.

#include <vector>

#include "readers/pdf/layout/furniture.h"
#include "readers/pdf/layout/known_texts.h"
#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

inline constexpr float same_gutter = 12;  ///< points that the gutters of two pages are apart, at most

/// Text left and right of it is in columns.
struct Gutter {
    float x = 0;
    std::vector<int> seen_on;                        ///< the pages that would show it without the others
    bool left_narrow = false, right_narrow = false;  ///< a sidebar is there
};

/// Is it known from another page than this one?
[[nodiscard]] bool is_inherited(const Gutter& gutter, int page);

/// The outermost gutter of the document; none if it has no columns that more than one page could share.
[[nodiscard]] std::vector<Gutter> document_gutters(const std::vector<PageSegments>& pages, KnownTexts& known);

}  // namespace cvconv::pdf
