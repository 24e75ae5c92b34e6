#pragma once
// Words that stand close together on one baseline: what cannot be parted by a column.

#include <memory>
#include <string>
#include <vector>

#include "readers/pdf/words.h"

namespace cvconv::pdf {

struct TableRow;  // ruled_tables.h

struct Segment {
    std::vector<PageWord> words;  ///< left to right
    float left = 0, top = 0, right = 0, bottom = 0;
    float size = 0;  ///< of the largest font in it
    bool letter_spaced = false;
    std::shared_ptr<const TableRow> table_row;  ///< the segment is a whole row of a ruled table; else null

    [[nodiscard]] float middle() const { return (top + bottom) / 2; }
    [[nodiscard]] std::string text() const;
};

/// The page's words as segments, by their top edge. Letter-spaced words ("S K I L L S") are closed up.
[[nodiscard]] std::vector<Segment> segments_of(const PageWords& page);

/// Cuts segments where a word begins at the same x in several rows, after more than a usual blank, and
/// hardly any text crosses: tab stops and narrow date rails.
void split_at_tab_stops(std::vector<Segment>& segments);

/// Cuts segments at blanks that are much wider than the page's usual one, if lines are set ragged, that is with
/// blanks of one width: tags in a row ("Go  Python  SQL"), and values beside each other. In justified text a wide
/// blank means nothing.
void split_at_wide_blanks(std::vector<Segment>& segments);

/// Segments on one baseline, left to right.
struct Row {
    std::vector<Segment> cells;
    float left = 0, top = 0, right = 0, bottom = 0;
    float size = 0;
    [[nodiscard]] float middle() const { return (top + bottom) / 2; }
};
[[nodiscard]] std::vector<Row> rows_of(std::vector<Segment> segments);

}  // namespace cvconv::pdf
