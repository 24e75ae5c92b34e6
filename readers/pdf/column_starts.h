#pragma once
// Where columns begin, if what stands above them has a gutter at the same x by chance.

#include <vector>

#include "readers/pdf/segments.h"

namespace cvconv::pdf {

/// A gutter of a page.
struct Cut {
    float x = 0;
    std::size_t begin = 0, end = 0;  ///< rows
    float score = 0;
};

/// "Skills", "Certificates & Clubs".
[[nodiscard]] bool is_heading(const Segment& s);

/// The row where the columns on both sides of the cut begin: below names, details of contact (both if the cut is one
/// `of_page`) and tables.
[[nodiscard]] std::size_t start_of_columns(const std::vector<Row>& rows, Cut cut, bool of_page);

}  // namespace cvconv::pdf
