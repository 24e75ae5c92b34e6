#pragma once
// The best sequence of sections over all lines (Viterbi): headings are strong evidence and no precondition.

#include <vector>

#include "ir/section_kind.h"
#include "readers/recognize/lines/lines.h"
#include "readers/recognize/sections/headings/headings.h"

namespace cvconv::recognizing {

/// How one line is read: as content of a section of that kind, or as its heading.
struct PathStep {
    SectionKind kind = SectionKind::other;
    int heading = -1;  ///< index of the reading among the line's candidates; -1 = content
};

/// One step a line. `candidates` has an element for each line.
[[nodiscard]] std::vector<PathStep> best_path(const Document& document, const std::vector<Line>& lines,
                                              const std::vector<HeadingCandidates>& candidates);

}  // namespace cvconv::recognizing
