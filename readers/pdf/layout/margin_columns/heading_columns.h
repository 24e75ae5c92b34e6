#pragma once
// Headings that stand in a strip of their own, left of the text that they head.

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// A margin column's heading that is broken over two or three rows is put together in the first; hyphens go:
///   Volunteer-   2019   Helper, Food Bank
///   ing          2017   Coach, Youth Club
/// Headings are known by their look, which is none of the text's, by their common edge, and by the strip,
/// which nothing else enters from the first of them to the last.
/// Returns all headings of such margin columns, from top to bottom.
struct MarginHeading {
    float middle = 0;  ///< of its first row
    float right = 0;
};
[[nodiscard]] std::vector<MarginHeading> join_margin_headings(std::vector<Row>& rows);

}  // namespace cvconv::pdf
