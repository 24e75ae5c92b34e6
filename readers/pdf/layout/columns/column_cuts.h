#pragma once
// Gutters of a page: strips without text over many rows, where it may be cut into columns.

#include <cstddef>
#include <utility>
#include <vector>

#include "readers/pdf/layout/known_texts.h"
#include "readers/pdf/layout/margin_columns/heading_columns.h"
#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// A gutter of a page.
struct Cut {
    float x = 0;
    std::size_t begin = 0, end = 0;  ///< rows
    float score = 0;
};

inline constexpr std::size_t least_lines = 3;  ///< of columns, on each side

/// The best gutters between the edges of the rows, the best first.
[[nodiscard]] std::vector<Cut> candidate_cuts(const std::vector<Row>& rows, float left, float right);

/// Where a heading larger than anything on the other side stands alone, with the other side blank around it, a new
/// section begins for both: what is beside each other above it ends there.
[[nodiscard]] std::vector<Cut> cut_at_headings(const std::vector<Row>& rows, const Cut& cut,
                                               const std::vector<MarginHeading>& margin_column, KnownTexts& known);

/// Three lines at least.
[[nodiscard]] bool has_lines_on_both_sides(const std::vector<Row>& rows, const Cut& cut);

/// The rows between the first and the last ones of the side that begins later and ends earlier.
[[nodiscard]] std::pair<std::size_t, std::size_t> shared_rows(const std::vector<Row>& rows, const Cut& cut);

}  // namespace cvconv::pdf
