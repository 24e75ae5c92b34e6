#pragma once
// Headers of several lines that stand beside their text.

#include <vector>

#include "readers/pdf/layout/columns/column_cuts.h"
#include "readers/pdf/layout/known_texts.h"

namespace cvconv::pdf {

/// Rows of a page where a header stands left of the gutter and its text right of it.
struct HeaderBlock {
    std::size_t begin = 0, end = 0;
};

/// The headers beside each other's text on both sides of the cut, from top to bottom; none if these are columns, or a
/// margin column of dates and labels that each stand beside one line:
///     Substitute Teacher     1. Keeping classes busy, and seeing to it that
///     Harbour Schools           everybody learns
///     1/2018 – present       2. Going to courses
/// Read by rows, "Harbour Schools" would stand in the middle of a sentence.
[[nodiscard]] std::vector<HeaderBlock> header_blocks(const std::vector<Row>& rows, const Cut& cut, KnownTexts& known);

}  // namespace cvconv::pdf
