#pragma once
// "Education and Experience": one heading over jobs and degrees.

#include "readers/recognize/sections.h"

namespace cvconv::recognizing {

/// Where a title names both work and education, each entry goes where it belongs; their order stays.
void part_combined_sections(const Document& document, std::vector<Section>& sections);

}  // namespace cvconv::recognizing
