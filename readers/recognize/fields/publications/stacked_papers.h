#pragma once
// Papers whose title, authors, venue and date stand on lines of their own.

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

[[nodiscard]] Publication read_stacked_paper(Reading& reading, std::vector<Line> lines);

}  // namespace cvconv::recognizing
