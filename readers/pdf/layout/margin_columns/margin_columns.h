#pragma once
// Strips left of the text, whose lines have one look and one edge in common: headings or labels beside what they head.

#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

struct Look {
    int half_points = 0;
    bool bold = false;
    bool capitals = false;  ///< small ones, too
    auto operator<=>(const Look&) const = default;
};

/// What a row begins with: its first cell, and more of the same capitals that are not far, since lines of a narrow
/// strip may be stretched.
///   HONORS   AND   2019   Cox of the year
///   AWARDS         2017   Best of the regatta
struct Beginning {
    Segment heading;
    std::size_t cells = 1;
};
[[nodiscard]] Beginning beginning_of(const Row& row);

enum class Edge : std::uint8_t { left, right, middle };

/// Rows whose first cell is in one margin column: of one look, with one edge in common.
struct MarginColumn {
    Look look;
    float at = 0;
    Edge edge = Edge::left;
    std::vector<std::size_t> rows;
    float left = 1e9F, right = -1e9F;
};

/// All margin columns of a page: rows whose look is not that of most of the text.
[[nodiscard]] std::vector<MarginColumn> find_margin_columns(const std::vector<Row>& rows);

/// Does anything else stand in the strip, but dates?
[[nodiscard]] bool is_clear(const std::vector<Row>& rows, const MarginColumn& margin_column);

}  // namespace cvconv::pdf
