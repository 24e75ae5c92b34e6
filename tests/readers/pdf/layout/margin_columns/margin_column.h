#pragma once
// A page with a margin column: a strip left of running text.

#include <string>
#include <vector>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf::testing {

/// A bold line of a margin column beside running text.
inline void add_heading(PageWords& page, float top, const std::string& text) {
    std::size_t first = page.words.size();
    add_line(page, 50, top, text);
    for (std::size_t i = first; i < page.words.size(); ++i) {
        page.words[i].bold = true;
    }
}

inline void add_text(PageWords& page, float top) {
    add_line(page, 200, top, "kept the pumps of the old harbour running");
}

/// What stands in the margin column, of rows that have both.
inline std::vector<std::string> labels(const std::vector<Row>& rows) {
    std::vector<std::string> all;
    for (const Row& row : rows) {
        if (row.cells.size() > 1) {
            all.push_back(row.cells.front().text());
        }
    }
    return all;
}

}  // namespace cvconv::pdf::testing
