#pragma once
// The parts of a degree that its header, its table row and its body share.

#include "ir/cv.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/entries/roles/roles.h"
#include "readers/recognize/fields/education/east_asian_education.h"

namespace cvconv::recognizing {

/// Degrees: one year is when it ended; a range is a period.
void set_dates(Education& e, const FoundPeriod& period);
/// Degree and field out of one piece.
void set_degree(Reading& reading, Education& e, Span span, Confidence confidence);

/// "School: Universität Leipzig, Leipzig": the place goes from the name, if no label tells it.
void settle_place(const Document& document, Education& e);

/// One labelled value, or cell of a column with a header. False if it says nothing of a degree.
bool take_labelled(Reading& reading, Education& e, const Labelled& l, const Line& line);
/// Rows of a table whose header names its columns become degrees; the rest of the section is returned.
[[nodiscard]] Section without_table_of_degrees(Reading& reading, const Section& section);

/// "北相模大学 理工学部 情報工学科 卒業": school, department and degree in one segment, which is taken out of the
/// header.
[[nodiscard]] EastAsianDegree take_east_asian(Reading& reading, HeaderSegments& header);
/// "2012年4月 東西大学 経済学部 入学" and "2016年3月 東西大学 経済学部 卒業" are one: when it began and when it ended.
/// `index`: where in `result` the degree of each row is.
void join_beginnings(const std::vector<EastAsianDegree>& rows, const std::vector<std::size_t>& index,
                     std::vector<Education>& result);

void read_header(Reading& reading, Education& e, const Entry& entry, const HeaderSegments& header,
                 const EastAsianDegree& own_row, Roles& r);
void read_body_of_degree(Reading& reading, Education& e, const Entry& entry, bool dated);
/// "Disertacija: „Medinės gatvės“", "Szakdolgozat: … (MSc, minősítés: jeles)". False if the line is no thesis.
bool read_thesis(Reading& reading, Education& e, const Line& line);
/// A line that tells more of a degree: its grade, or courses, thesis, advisor. `dated`: its dates stand in the header.
void read_detail(Reading& reading, Education& e, const Line& line, bool dated);

}  // namespace cvconv::recognizing
