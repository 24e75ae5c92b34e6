#pragma once
// Tables of office documents in reading order. Most tables of CVs are layout: two columns side by side, dates beside
// what happened then, headings beside sections. The others are tables.

#include <cstddef>
#include <vector>

#include "readers/office/lines.h"

namespace cvconv::office {

struct GridCell {
    Lines lines;
    std::size_t column = 0;   ///< the first that it covers
    std::size_t columns = 1;  ///< how many
    float left = 0;           ///< its left edge
};

struct GridRow {
    std::vector<GridCell> cells;
    bool header = false;
};

struct GridTable {
    std::vector<GridRow> rows;
    bool ruled = false;
    int number = 0;  ///< among the tables of the document
};

[[nodiscard]] Lines lay_out(GridTable table);

}  // namespace cvconv::office
