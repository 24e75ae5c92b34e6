#pragma once
// Words of several rows that begin at one x, as tab stops and tables set them.

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// Cuts segments where a word begins at the same x in several rows, after more than a usual blank, and
/// hardly any text crosses: tab stops and narrow margin columns of dates.
void split_at_tab_stops(std::vector<Segment>& segments);

/// Cuts a segment behind a date that fills its margin column, so that a usual blank parts it from the text beside:
///     2016 –                 Teacher
///     August 2012 – June 2016 Trainee
///     2008–2011              Porter
void split_behind_margin_dates(std::vector<Segment>& segments);

}  // namespace cvconv::pdf
