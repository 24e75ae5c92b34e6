#pragma once
// What stands beside papers and is none: notes, years above them, words for links.

#include <vector>

#include "readers/recognize/entries/reading.h"
#include "readers/recognize/fields/years_above.h"

namespace cvconv::recognizing {

/// What stands between papers and is none.
struct BetweenPapers {
    std::vector<YearAbove> years;  ///< "2024" above the papers of that year
    std::vector<Span> notes;       ///< "*Contributed equally" below a paper
    std::vector<Span> abstracts;   ///< what a paper says, or who did what for it, below it
};
/// The section without these, and without "* equal contribution" above all papers, "[PDF] [Slides]" in a line of its
/// own.
[[nodiscard]] Section without_notes(Reading& reading, const Section& section, BetweenPapers& between);

/// Narrows a line by the words in square brackets at its end: "[pdf] [slides]". They are named as labels.
void cut_link_words(Reading& reading, Line& line);

}  // namespace cvconv::recognizing
