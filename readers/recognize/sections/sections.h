#pragma once
// The lines of a document put into sections.

#include <string>
#include <vector>

#include "ir/section_kind.h"
#include "readers/recognize/lines/lines.h"
#include "readers/recognize/sections/headed_lines.h"

namespace cvconv::recognizing {

/// How one line is read: as content of a section of that kind, or as its heading.
struct PathStep {
    SectionKind kind = SectionKind::other;
    int heading = -1;  ///< index of the reading among the line's candidates; -1 = content
};

struct Section {
    SectionKind kind = SectionKind::other;
    Span title;                ///< empty where there is no heading
    std::vector<Line> lines;   ///< without the heading
    bool names_group = false;  ///< its title stands below another: "Skills" over "Digital skills"
};

/// The lines put into sections, in reading order. `path` has a step for each line.
[[nodiscard]] std::vector<Section> sections_on_path(const Document& document, HeadedLines headed,
                                                    const std::vector<PathStep>& path);

}  // namespace cvconv::recognizing
