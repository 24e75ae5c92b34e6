#pragma once
// "Conferences" and "Conference Papers": papers to some, talks to others.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "Conferences" right below "Publications" heads papers, "Conference Papers" right below "Presentations" talks: what
/// the title above says, which heads nothing else. "Conference Papers" over titles with a month and without authors are
/// talks.
void settle_conferences(const Document& document, std::vector<Section>& sections);

}  // namespace cvconv::recognizing
