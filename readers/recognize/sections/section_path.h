#pragma once
// The best sequence of sections over all lines (Viterbi): headings are strong evidence and no precondition.

#include <vector>

#include "ir/section_kind.h"
#include "readers/recognize/sections/headed_lines.h"

namespace cvconv::recognizing {

/// How one line is read: as content of a section of that kind, or as its heading.
struct PathStep {
    SectionKind kind = SectionKind::other;
    int heading = -1;  ///< index of the reading among the line's candidates; -1 = content
};

/// One step a line.
[[nodiscard]] std::vector<PathStep> best_path(const Document& document, const HeadedLines& headed);

}  // namespace cvconv::recognizing
