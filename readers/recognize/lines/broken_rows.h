#pragma once
// Rows of tables with several lines in a cell.

#include <set>
#include <vector>

#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// "2013 – 2014 | Welder<br>Ardle Pipes Ltd<br>- Kept the pipes dry.": beside a date, where no header names the
/// columns, the lines of the cell are lines of the entry.
class BrokenRows {
public:
    explicit BrokenRows(const Document& document);

    /// The row's first line with its date, and the others: items where they have bullets, else paragraphs. The line
    /// itself if it is something else.
    [[nodiscard]] std::vector<Line> parts_of(const Line& line, DateOrder order) const;

private:
    [[nodiscard]] bool is_dated_row(const Line& line, Span margin_column) const;
    [[nodiscard]] std::vector<Span> parts_of_cell(const Line& line, Span cell) const;
    [[nodiscard]] Line part_below(const Line& row, Span part, DateOrder order) const;

    const Document& document_;
    std::set<int> with_header_;  ///< tables with a row that names their columns, more than a date and what was then
};

}  // namespace cvconv::recognizing
