#pragma once
// The document cut into sections: one decoding over all its lines.

#include <string>
#include <vector>

#include "ir/section_kind.h"
#include "readers/recognize/lines/lines.h"
#include "readers/recognize/sections/evidence.h"
#include "readers/recognize/sections/headings/headings.h"

namespace cvconv::recognizing {

struct Section {
    SectionKind kind = SectionKind::other;
    Span title;                ///< empty where there is no heading
    std::vector<Line> lines;   ///< without the heading
    bool names_group = false;  ///< its title stands below another: "Skills" over "Digital skills"
};

/// The lines of a document as sections are decided over, and what each may be the heading of.
struct HeadedLines {
    std::vector<Line> lines;
    std::vector<HeadingCandidates> candidates;  ///< one a line
};
[[nodiscard]] HeadedLines headed_lines(const Document& document, std::vector<Line> lines);

/// Sections in reading order. The best sequence of sections over all lines (Viterbi): headings are
/// strong evidence but no precondition.
[[nodiscard]] std::vector<Section> find_sections(const Document& document, std::vector<Line> lines);

}  // namespace cvconv::recognizing
