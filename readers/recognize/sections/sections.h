#pragma once
// The lines of a document put into sections.

#include <string>
#include <vector>

#include "ir/section_kind.h"
#include "readers/recognize/lines/lines.h"
#include "readers/recognize/sections/headed_lines.h"
#include "readers/recognize/sections/section_path.h"

namespace cvconv::recognizing {

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
