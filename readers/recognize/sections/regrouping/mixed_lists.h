#pragma once
// Lines that say themselves what they are, in a section of something else.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// A line's label and what follows: "Databases: Postgres, Redis", "**Databases** Postgres", two cells.
[[nodiscard]] bool split_label(const Document& document, const Line& line, Span& label, Span& rest);

/// "Languages: English (C1), French" and "Interests: chess" below "Skills" become sections of their own;
/// "Languages: Python, Go" stays.
void part_mixed_lists(const Document& document, std::vector<Section>& sections, DateOrder order);

}  // namespace cvconv::recognizing
