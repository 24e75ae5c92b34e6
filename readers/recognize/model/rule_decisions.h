#pragma once
// What the ordered rules made of each line: a feature of the labeller, and the baseline that it is measured against.

#include <vector>

#include "ir/outline.h"
#include "readers/recognize/model/line_features.h"

namespace cvconv::recognizing {

/// One decision a line. A line that is in no section of the outline is of the kind `other`.
[[nodiscard]] std::vector<LineDecision> decisions_of(const Outline& outline, const std::vector<Line>& lines);

}  // namespace cvconv::recognizing
