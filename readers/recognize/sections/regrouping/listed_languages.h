#pragma once
// Languages that one line of another list tells.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "Languages: English (C1), French" and "Fluent in Spanish" below "Skills" become sections of their own;
/// "Languages: Python, Go" stays.
void part_listed_languages(const Document& document, std::vector<Section>& sections, DateOrder order);

}  // namespace cvconv::recognizing
