#pragma once
// Rails: what stands in a narrow strip left of the text, a heading or a label beside what it heads.

#include <vector>

#include "readers/pdf/segments.h"

namespace cvconv::pdf {

/// Labels that stand beside the middle of what they name, as tables set them, are moved to its first line, and so are
/// the dates below a label:
///             Website  ada.example              Contact   Website  ada.example
///   Contact   E-mail   ada@example.org    →               E-mail   ada@example.org
///             Phone    +30 210 5550110                    Phone    +30 210 5550110
/// Only the segments move; their words keep their places.
void raise_rail_labels(std::vector<Row>& rows);

/// A rail's heading that is broken over two or three rows is put together in the first; hyphens go:
///   Volunteer-   2019   Helper, Food Bank
///   ing          2017   Coach, Youth Club
/// Headings are known by their look, which is none of the text's, by their common edge, and by the strip,
/// which nothing else enters from the first of them to the last.
/// Returns all headings of such rails, from top to bottom.
struct RailHeading {
    float middle = 0;  ///< of its first row
    float right = 0;
};
[[nodiscard]] std::vector<RailHeading> join_rail_headings(std::vector<Row>& rows);

}  // namespace cvconv::pdf
