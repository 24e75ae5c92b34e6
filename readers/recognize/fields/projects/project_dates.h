#pragma once
// When a project was, a talk was given or a course was taught, and the address beside it.

#include <vector>

#include "ir/cv.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// "Salt in Pumps at PumpCon UK 2015": a year that only a blank parts from the venue belongs to its name, as people
/// write conferences; where a school is the venue, it is but the date.
void add_year_of_conference(const Document& document, const Entry& entry, Project& p);

/// Dates, and the address that is written there or linked from there.
void read_dates_and_links(Reading& reading, SectionKind kind, const Entry& entry, Project& p);

void set_project_dates(Project& p, const FoundPeriod& period, SectionKind kind);

}  // namespace cvconv::recognizing
