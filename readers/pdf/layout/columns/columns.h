#pragma once
// A page's segments into columns in reading order.
//
// The page is cut recursively. A cut is a vertical strip without text over many rows, with text on both
// sides. Whether such a strip parts columns (each read on its own) or cells of rows (a margin column of dates, dates
// at the right margin, a table) is decided by how the two sides stand to each other: the lines of a margin column
// stand at the height of lines beside them, are short, and are dates or labels; columns go their own way.

#include <optional>
#include <vector>

#include "readers/pdf/layout/columns/document_gutters.h"
#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// One column, or a part of the page above or below columns.
struct Region {
    std::vector<Row> rows;
    float left = 0, right = 0;
    bool narrow = false;  ///< a sidebar: much narrower than the column beside it
    int side = 0;         ///< 0 = full width, 1 = left, 2 = right column of the page's outermost cut
};

/// What pages of a document have in common.
struct DocumentLayout {
    std::vector<Gutter> gutters;
    std::optional<float> margin;  ///< where the text begins beside titles in the margin
};
[[nodiscard]] DocumentLayout layout_of(const std::vector<PageSegments>& pages);

/// In reading order.
[[nodiscard]] std::vector<Region> find_columns(const PageWords& page, std::vector<Segment> segments,
                                               const DocumentLayout& document = {});

}  // namespace cvconv::pdf
