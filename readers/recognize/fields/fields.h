#pragma once
// What is read by forms, not by labels of words: the contact part, and what one says of oneself. They add to
// reading.cv.

#include <vector>

#include "readers/recognize/fields/reading.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

void read_contact(Reading& reading, const std::vector<const Section*>& sections);
void read_summary(Reading& reading, const Section& section);

/// What the file states apart from its text (Document::properties) of languages, employers, schools and the summary:
/// what of it no section tells. After all sections.
void add_stated(Reading& reading);

}  // namespace cvconv::recognizing
