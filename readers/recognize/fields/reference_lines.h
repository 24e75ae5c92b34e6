#pragma once
// A list of papers cut into its references: by labels, by authors at the front of lines, by bullets.

#include <vector>

#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

struct Reference {
    std::vector<Line> lines;  ///< one line: all of it; several: title, authors, venue below each other
};

/// "2024" above the papers of that year.
struct YearAbove {
    std::uint32_t begin = 0;
    FoundPeriod year;
};
/// What stands between papers and is none.
struct BetweenPapers {
    std::vector<YearAbove> years;
    std::vector<Span> notes;  ///< "*Contributed equally" below a paper
};
/// The section without these, and without "* equal contribution" above all papers, "[PDF] [Slides]" in a line of its
/// own.
[[nodiscard]] Section without_notes(Reading& reading, const Section& section, BetweenPapers& between);

/// The references of a section whose lines have labels ("[C4]", "a.") or begin with authors; lines that wrap are
/// joined. Empty where neither is the habit of the section.
[[nodiscard]] std::vector<Reference> find_references(Reading& reading, const Section& section);

/// "CHI ’24 A. Fjord, B. Brekke. Title": where and when it was published, before the authors. Empty if there is none.
[[nodiscard]] Span badge_of(std::string_view text, Span line);

/// Narrows a line by the words in square brackets at its end: "[pdf] [slides]". They are named as labels.
void cut_link_words(Reading& reading, Line& line);

}  // namespace cvconv::recognizing
