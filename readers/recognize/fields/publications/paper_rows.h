#pragma once
// Papers as rows of a table with a header: "Year | Title | Journal".

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

[[nodiscard]] Publication read_paper_row(Reading& reading, const Line& line, const std::vector<Labelled>& cells);

}  // namespace cvconv::recognizing
