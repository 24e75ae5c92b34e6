#pragma once
// Entries of titled sections (`Others` of Candidate, `Achievement` of v3, and the sections of events
// and activities) into the model's records; the reverse of writers/europass/entries.h.

#include <optional>
#include <string>
#include <vector>

#include "ir/cv.h"
#include "ir/formats/europass/dates.h"
#include "readers/europass/html.h"

namespace cvconv::europass {

struct SourceEntry {
    std::string section;  ///< the section's title; empty where an element says what it is
    std::string title;
    Period period;
    std::vector<Line> body;
    std::vector<std::string> links;
    std::string location;
};

/// What a section is. A title that no lexicon knows is a section of its own.
struct SectionSort {
    SectionKind kind = SectionKind::other;
    std::string type;  ///< of the projects that its entries become: "talk", "conference", the title
};

/// By the title, in the document's language first.
[[nodiscard]] SectionSort sort_of_title(const std::string& title, const std::string& language);

/// Appends to the section of `cv` that `sort` says. Nothing of the entry is lost: what the record has
/// no field for goes to `cv.unclaimed`.
void add_entry(Cv& cv, const SectionSort& sort, SourceEntry entry, const std::string& language);

}  // namespace cvconv::europass
