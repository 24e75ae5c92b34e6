#pragma once
// Tables without drawn lines, known by their header.
//
//     Period            Employer              What I did                       Place
//
//     03/2019 – today   Hillside Joinery      Master joiner                    Leith
//                       Ltd                   • Runs the workshop
//     09/2014 – 02/2019 Lakeside Kitchens     Joiner                           Port of
//                                             • Built kitchens                 Hull
//
// A row of labels, each of which the lexicon knows as that of a column, over rows that keep to the
// strips between them. Cells wrap, so that a row cannot be read line by line; rows begin where something stands in the
// first column and in another one. Of two columns, only tables with a bold header and a line a row are taken: others
// are text beside a margin column.

#include <vector>

#include "readers/pdf/layout/segments.h"
#include "readers/pdf/layout/tables/grid_tables.h"

namespace cvconv::pdf {

/// Takes the headed tables off the segments of `page`, and gives a segment for each of their rows. `marks`: the drawn
/// bullets; `count`: how many tables the document has had so far.
[[nodiscard]] std::vector<Segment> take_headed_tables(std::vector<Segment>& segments, const std::vector<Mark>& marks,
                                                      int page, int& count);

}  // namespace cvconv::pdf
