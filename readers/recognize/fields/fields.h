#pragma once
// Who it is, and what one says of oneself: typed values by their forms, headline and address out of labelled spans.
// They add to reading.cv.

#include <vector>

#include "readers/recognize/fields/contact/name_candidates.h"
#include "readers/recognize/fields/reading.h"
#include "readers/recognize/records/labelled_entry.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// `sections`: all of the document. Who it is stands in those of contact, whose lines and spans are `labelled`; the
/// name may stand elsewhere.
void read_contact(Reading& reading, const std::vector<Section>& sections, LabelledEntry labelled);
/// What could be the name, for the trainer; nothing where a label or the file says it. Fills reading.cv, too.
[[nodiscard]] std::vector<NameCandidate> names_in(Reading& reading, const std::vector<Section>& sections);
void read_summary(Reading& reading, const Section& section);

/// What the file states apart from its text (Document::properties) of languages, employers, schools and the summary:
/// what of it no section tells. After all sections.
void add_stated(Reading& reading);

}  // namespace cvconv::recognizing
