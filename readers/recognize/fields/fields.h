#pragma once
// One reader a kind of section, each in the file of its name. They add to reading.cv.

#include <vector>

#include "readers/recognize/entries/reading.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

void read_contact(Reading& reading, const std::vector<const Section*>& sections);
void read_summary(Reading& reading, const Section& section);
void read_work(Reading& reading, const Section& section);
void read_volunteer(Reading& reading, const Section& section);
void read_education(Reading& reading, const Section& section);
void read_skills(Reading& reading, const Section& section);
void read_languages(Reading& reading, const Section& section);
void read_publications(Reading& reading, const Section& section);
void read_projects(Reading& reading, const Section& section);  // projects, talks, teaching
void read_awards(Reading& reading, const Section& section);
void read_certificates(Reading& reading, const Section& section);  // certificates, courses
void read_interests(Reading& reading, const Section& section);
void read_references(Reading& reading, const Section& section);

/// What the file states apart from its text (Document::properties) of languages, employers, schools and the summary:
/// what of it no section tells. After all sections.
void add_stated(Reading& reading);

/// By the reader of its kind, or as records with labels; nothing of contact, which is read all together, and of what is
/// not known.
void read_section(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
