#pragma once
// Forms with labels at the left and values beside them.

#include <vector>

#include "readers/line_joining/line_joining.h"
#include "readers/text/lines.h"

namespace cvconv::text {

/// Labels that wrap inside their narrow column ("Lavoro o posizione" above "ricoperti") are put together
/// in the line where they begin; the values stay where they are.
void join_wrapped_labels(std::vector<Line>& lines, const Vocabulary& vocabulary);

}  // namespace cvconv::text
