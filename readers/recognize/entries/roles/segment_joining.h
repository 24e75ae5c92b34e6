#pragma once
// Pieces of a header that separators part and the reader joins again: lists with an "and", campuses, lone at-words.

#include <vector>

#include "readers/recognize/entries/roles/header_segments.h"

namespace cvconv::recognizing {

/// "Research, Instruction, and Outreach", "*Tide News* and *Harbour Post*": the last of a list, which begins with its
/// "and", is one with what stands before it. How far back it reaches, the short pieces between commas say.
void join_lists(const Document& document, std::vector<HeaderSegment>& segments);

/// "University of Oregon, Eugene" and "University of Oregon - Eugene" are names; in "University of Oregon, Eugene, OR"
/// it is where the university is.
void join_campuses(const Document& document, std::vector<HeaderSegment>& segments);

/// "**Engineer** at **Acme**": the at-word stands alone between two looks, and is how the second joins the first.
void join_at_words(const Document& document, std::vector<HeaderSegment>& segments);

}  // namespace cvconv::recognizing
