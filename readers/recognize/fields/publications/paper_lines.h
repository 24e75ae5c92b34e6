#pragma once
// A paper told in one line, however it is written: parse_citation finds its parts.

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

[[nodiscard]] Publication read_paper_line(Reading& reading, Line line);

}  // namespace cvconv::recognizing
