#pragma once
// Labels in bold letters within a line: "**Work:** maps, tides **Home:** chess".

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// A line for each label of a list of skills, languages or interests that runs on behind the labels.
void part_at_bold_labels(const Document& document, Section& section, DateOrder order);

}  // namespace cvconv::recognizing
