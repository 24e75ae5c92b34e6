#pragma once
// Rows of tables as a line of text, for tests.

#include "readers/pdf/layout/tables/grid_tables.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf::testing {

/// "1h: Grade / of exam | Board": table, header, cells, and a stroke where a cell has another line of its own.
inline std::string shown(const Segment& segment) {
    if (!segment.table_row) {
        return segment.text();
    }
    std::string text = std::to_string(segment.table_row->table) + (segment.table_row->header ? "h:" : ":");
    for (const TableCell& cell : segment.table_row->cells) {
        text += &cell == &segment.table_row->cells.front() ? " " : " | ";
        for (std::size_t i = 0; i < cell.lines.size(); ++i) {
            text += (i == 0 ? "" : cell.lines[i - 1].wraps ? " " : " / ") + text_of(cell.lines[i].words);
        }
    }
    return text;
}

inline std::vector<std::string> shown(const std::vector<Segment>& segments) {
    std::vector<std::string> texts;
    for (const Segment& segment : segments) {
        texts.push_back(shown(segment));
    }
    return texts;
}

}  // namespace cvconv::pdf::testing
