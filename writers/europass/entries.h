#pragma once
// Sections that the formats have no (proven) place for, as what both can show: a titled section of
// entries, each with a title, a period, HTML and links. Candidate writes them as `Others`, v3 as
// `Achievement`; readers/europass/entries.h reads them back into the model's fields.

#include <string>
#include <vector>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/formats/europass/dates.h"
#include "ir/formats/europass/headings.h"

namespace cvconv::europass {

struct Entry {
    std::string title;  ///< never empty: that of the section where the entry has none
    Period period;
    std::string body;  ///< HTML; may be empty
    std::vector<std::string> links;
    std::string location;  ///< where it took place; of events only, else part of title or body
};

struct Section {
    SectionKind kind = SectionKind::other;
    std::string title;
    std::vector<Entry> entries;
    std::string v3_code;  ///< of the list of achievements; empty = title only
};

/// A fact about the person without element: "marital_status", "verheiratet".
struct Fact {
    std::string label;  ///< key of Idea::contact_labels
    std::string value;
};

/// What makes a section out of a part of the model. Sections without entries come back empty.
struct SectionMaker {
    const Cv& cv;
    const Headings& headings;
    Diagnostics& diagnostics;

    [[nodiscard]] Section contact(const std::vector<Fact>& facts) const;
    [[nodiscard]] Section volunteer() const;
    [[nodiscard]] Section awards() const;
    [[nodiscard]] Section certificates() const;
    [[nodiscard]] Section publications(bool patents) const;
    [[nodiscard]] Section interests() const;
    [[nodiscard]] Section references() const;
    /// Text that found no field: by the person's own sections where it stood, the rest last.
    [[nodiscard]] std::vector<Section> unclaimed() const;
    /// Projects, talks, teaching, conferences, and the source's own sections that no lexicon knows.
    /// `events_first`: the format has conferences, seminars and workshops before the other sections.
    [[nodiscard]] std::vector<Section> projects(bool events_first) const;

private:
    [[nodiscard]] Section section(SectionKind kind, std::string v3_code = {}) const;
};

/// Conferences, seminars, workshops: Candidate has an element for them.
[[nodiscard]] bool is_event(std::string_view v3_code);

}  // namespace cvconv::europass
