#pragma once
// The lines of a document as sections are decided over, and what is known of each before that.

#include <vector>

#include "readers/recognize/sections/headings/headings.h"

namespace cvconv::recognizing {

/// The vectors have an element for each line.
struct HeadedLines {
    std::vector<Line> lines;
    std::vector<HeadingCandidates> candidates;  ///< what it may be the heading of
};

[[nodiscard]] HeadedLines headed_lines(const Document& document);

}  // namespace cvconv::recognizing
