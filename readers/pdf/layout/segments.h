#pragma once
// Words that stand close together on one baseline: what cannot be parted by a column.

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

struct TableRow;  // grid_tables.h

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

/// Cuts the segment before the word `at`; the second half is returned.
[[nodiscard]] Segment cut_before(Segment& segment, std::size_t at);

/// Nothing but a bullet, whose text may stand far from it.
[[nodiscard]] bool is_lone_bullet(const std::string& text);

/// Puts the words of `rest`, which wrapping has parted from `segment`, behind its own: with a blank, but "MS Of-" and
/// "fice" are one word, and nothing parts "90–" and "118" or "harbour-" and "lane.example".
void append_wrapped(Segment& segment, const Segment& rest);

/// Segments on one baseline, left to right.
struct Row {
    std::vector<Segment> cells;
    float left = 0, top = 0, right = 0, bottom = 0;
    float size = 0;
    [[nodiscard]] float middle() const { return (top + bottom) / 2; }
};
[[nodiscard]] std::vector<Row> rows_of(std::vector<Segment> segments);

}  // namespace cvconv::pdf
