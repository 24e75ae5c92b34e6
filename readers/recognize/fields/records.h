#pragma once
// Entries told by labels, as forms and programs write them:
//
//   Title: Salt in Old Pumps           Category: Software          Language: Norwegian
//   Authors: I. Fjord, O. Brekke       Skills: C++, Qt             Level: B2
//   Journal: Pump Letters
//   Year: 2017
//
// A record begins where the label of the section's first line comes again. Jobs and degrees of this kind are read in
// fields/work/job_labels and fields/education/education_table, as their labels stand among other lines, too.

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// Reads papers, projects, prizes, certificates, skills, languages or referees that are told so. False, and nothing
/// read, if the section is something else.
[[nodiscard]] bool read_records(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
