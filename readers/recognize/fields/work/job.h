#pragma once
// A job on its way to become Work or Volunteer: what its labels, its header and its table row say.

#include <vector>

#include "ir/cv.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// One role as read, before it becomes Work or Volunteer.
struct Job {
    Text organization, position, location, description, url;
    Dates dates;
    Text summary;
    Texts highlights;
    bool has_header_date = false;
    int subject_line = -1, organization_line = -1;
};

/// One labelled value ("Position: …", or a cell of a column "Position"). False if it says nothing of a job.
[[nodiscard]] bool take_label(const Document& document, Job& job, const Labelled& label, const Line& line);

/// Takes "Position: … / Employer: … / Period: …" out of the entry.
void take_labels(Reading& reading, Entry& entry, Job& job);

/// Rows of a table whose header names its columns become jobs; the rest of the section is returned.
[[nodiscard]] Section without_table_of_jobs(Reading& reading, const Section& section, std::vector<Job>& jobs);

/// The jobs of a section, or what has their shape.
[[nodiscard]] std::vector<Job> read_jobs(Reading& reading, const Section& section, SectionKind kind);

/// "Tide Station, May 2018 – July 2018 (volunteer)": unpaid work among the jobs.
[[nodiscard]] bool is_said_unpaid(std::string_view text, const Job& job);
[[nodiscard]] Volunteer as_volunteer(Job&& job);

/// "Department of Tides, College of Sciences." alone below the header: the part of the employer, which no prose is.
void take_department(const Document& document, Job& job, std::vector<Line>& body);

/// "Department of Tides, Harbour University" as the employer: that is the university, and the department says more.
void part_department(const Document& document, Job& job);

/// "Harbour Pumps GmbH in München" as the employer: without the town, if no place is told otherwise.
void part_town_of_employer(const Document& document, Job& job);

/// The employer may be named once, above its roles: each role gets its name and place.
[[nodiscard]] std::vector<Job> roles_under_employers(const Document& document, std::vector<Job> jobs);

}  // namespace cvconv::recognizing
