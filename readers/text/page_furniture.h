#pragma once
// Which lines of a text are page numbers, running headers and specks?

#include <vector>

#include "readers/text/lines.h"

namespace cvconv::text {

/// Sets Line::furniture.
void mark_furniture(std::vector<Line>& lines);

}  // namespace cvconv::text
