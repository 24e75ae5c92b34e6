#pragma once
// A document's sections and entries, before fields are read: what `show --stage sections` prints.

#include <string>
#include <vector>

#include "ir/found.h"
#include "ir/section_kind.h"
#include "ir/span.h"

namespace cvconv {

/// One line of a section: a block of the document, or a piece of one (a cell, or what follows a
/// run-in heading).
struct OutlineLine {
    int block = 0;  ///< index into Document::blocks
    Span text;

    friend bool operator==(const OutlineLine&, const OutlineLine&) = default;
};

/// One job, degree, paper, … : the lines that belong together.
struct OutlineEntry {
    std::vector<OutlineLine> lines;

    friend bool operator==(const OutlineEntry&, const OutlineEntry&) = default;
};

struct OutlineSection {
    SectionKind kind = SectionKind::other;
    Text title;  ///< the heading as written; absent where the section was recognised without one
    std::vector<OutlineEntry> entries;

    friend bool operator==(const OutlineSection&, const OutlineSection&) = default;
};

struct Outline {
    std::string language;  ///< BCP 47; empty = not known
    std::vector<OutlineSection> sections;

    friend bool operator==(const Outline&, const Outline&) = default;
};

}  // namespace cvconv
