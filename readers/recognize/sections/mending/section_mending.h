#pragma once
// Sections that turn out to be others once all of them are known.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Mends the kinds of sections by what they hold ("Languages" over Python and SQL), and gathers name and contact
/// details that stand at the end of others, where readers put what is at the side or in a footer.
void mend_sections(const Document& document, std::vector<Section>& sections);

}  // namespace cvconv::recognizing
