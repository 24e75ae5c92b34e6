#pragma once
// The parts of a degree that its header, its table row and its body share.

#include "ir/cv.h"
#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

/// Degrees: one year is when it ended; a range is a stay.
void set_dates(Education& e, const FoundPeriod& period);
/// "in" of "MSc in Statistics" says that the area follows: a label.
void name_joiner(Reading& reading, Span degree, Span area);
/// Degree and field out of one piece.
void set_degree(Reading& reading, Education& e, Span span, Confidence confidence);

/// One labelled value, or cell of a column with a header. False if it says nothing of a degree.
bool take_labelled(Reading& reading, Education& e, const Labelled& l, const Line& line);
/// Rows of a table whose header names its columns become degrees; the rest of the section is returned.
[[nodiscard]] Section without_table_of_degrees(Reading& reading, const Section& section);

/// A line that tells more of a degree: its grade, or courses, thesis, advisor. `dated`: its dates stand in the header.
void read_detail(Reading& reading, Education& e, const Line& line, bool dated);

}  // namespace cvconv::recognizing
