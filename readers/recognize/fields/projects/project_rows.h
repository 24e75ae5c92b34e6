#pragma once
// Projects in a table.

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// A row of a table with a header: "Project | What it does | Stack | Link".
[[nodiscard]] Project read_project_row(Reading& reading, const Line& line, const std::vector<Labelled>& row,
                                       SectionKind kind);

}  // namespace cvconv::recognizing
