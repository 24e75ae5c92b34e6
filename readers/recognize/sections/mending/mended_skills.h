#pragma once
// What is a section of skills, whatever its title says, and what is none.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "Languages" over Python and SQL, "Cargo Experience" over what one can do with cargo; what was gained on a day, below
/// "Communication Skills", is none.
void mend_skills(const Document& document, std::vector<Section>& sections);

}  // namespace cvconv::recognizing
