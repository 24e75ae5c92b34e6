#pragma once
// What the words of a segment are.

#include <string_view>

#include "ir/lexicon.h"
#include "readers/recognize/entries/roles/header_segments.h"

namespace cvconv::recognizing {

/// How often words of an idea occur in the segment; matches of parts of words count less.
[[nodiscard]] float count(const HeaderSegment& segment, Idea idea, std::string_view key = {});

/// Does more than half of the segment's words begin with a capital? Names of organisations do.
[[nodiscard]] bool is_capitalised(std::string_view text, const HeaderSegment& segment);

}  // namespace cvconv::recognizing
