#pragma once
// Which lines may be section headings, and of what.
//
// Known words are strong evidence, and headings share a style within a document: the style is learnt
// from the lines that the lexicon knows, then unknown lines in the same style are believed, and known
// words in the style of body text ("Languages" as the label of a skill group) are doubted.

#include <array>
#include <vector>

#include "ir/section_kind.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// One way to read a line as a heading.
struct HeadingReading {
    SectionKind kind = SectionKind::other;
    Span title;           ///< the heading's words
    Span remainder;       ///< what follows it on the same line ("Skills: C++, Go"); may be empty
    float score = 0;      ///< log-odds-like; above 0 = rather a heading than not
    bool known = true;    ///< by its words; false: only by its style
    float certainty = 1;  ///< 0…1: how much of the title the words cover
    bool beside = false;  ///< the title stands beside the text as others do: in a label column, before a colon
};

struct HeadingCandidates {
    std::vector<HeadingReading> readings;  ///< best first; empty = certainly no heading
    /// How much the line looks like a heading, whatever its kind; what it costs to read it as content.
    float headingness = 0;
    bool looks_sure = false;  ///< nearly all lines of this look are known to head sections
    bool opens = false;       ///< of the level that the document uses for sections: what stands above ends here
};

/// One entry for each line.
[[nodiscard]] std::vector<HeadingCandidates> find_headings(const Document& document, const std::vector<Line>& lines);

}  // namespace cvconv::recognizing
