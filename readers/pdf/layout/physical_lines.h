#pragma once
// A region's lines as the decision which of them were only wrapped sees them.

#include <vector>

#include "readers/line_joining/physical_line.h"
#include "readers/pdf/layout/text_lines.h"

namespace cvconv::pdf {

/// The usual distance of two lines of one paragraph, in sizes of their font.
[[nodiscard]] float usual_pitch(const std::vector<TextLine>& lines);

/// One for each line; they view its text. `pitch` as above.
[[nodiscard]] std::vector<PhysicalLine> physical_lines(const std::vector<TextLine>& lines, float pitch);

}  // namespace cvconv::pdf
