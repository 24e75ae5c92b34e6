#pragma once
// Dates that stand in a strip of their own, left of the text or at its right margin.

#include <string>
#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// "2012" over "2016" beside the two lines of a header, more than once: one period, "2012 – 2016". Also the later one
/// above, if they tell months: "today" over "May 2012".
void join_stacked_dates(std::vector<Row>& rows);

/// A margin column's date that is broken over two rows is put together in the first:
///   Jan 2019 –   Engineer
///   Dec 2020     Acme Ltd
void join_left_margin_dates(std::vector<Row>& rows);

/// The same at the right margin:
///   Harbour College of Arts     Oct 2015 – Feb
///   Master of Boats                       2018
void join_right_margin_dates(std::vector<Row>& rows);

/// Dates stacked at the right margin, beside the text below an entry's header, belong to the header:
///   Acme Ltd, Engineer                   Berlin
///   • Built the thing that …     2019 – present
///   • Ran it                            3 years
void lift_margin_dates(std::vector<Row>& rows);

}  // namespace cvconv::pdf
