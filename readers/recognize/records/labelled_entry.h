#pragma once
// What one record is told in: consecutive lines of a section, with the spans that were found in them.

#include <initializer_list>
#include <vector>

#include "readers/recognize/spans/labelled_spans.h"

namespace cvconv::recognizing {

struct LabelledEntry {
    SectionKind kind = SectionKind::other;
    std::size_t section = 0;          ///< index into the sections
    std::vector<const Line*> lines;   ///< in reading order; not owned
    std::vector<LabelledSpan> spans;  ///< in reading order; their lines are indices into `lines`

    [[nodiscard]] bool has(FieldRole role) const;
    /// The first span of any of these roles; null if there is none.
    [[nodiscard]] const LabelledSpan* first(std::initializer_list<FieldRole> roles) const;
};

/// The lines cut where the labeller of lines saw entries begin, without those in which no span begins.
[[nodiscard]] std::vector<LabelledEntry> labelled_entries(const std::vector<TokenLine>& lines,
                                                          const std::vector<LabelledSpan>& spans);

/// The lines and spans of all of them, as if they were one.
[[nodiscard]] LabelledEntry joined(const std::vector<LabelledEntry>& entries);

/// One entry for each span of `key`: several roles below one employer, several awards in one line. Where the first key
/// has other values before it, the others have the same ones before them. `within_lines`: also where two stand in one
/// line.
[[nodiscard]] std::vector<LabelledEntry> parted_by(FieldRole key, bool within_lines, const LabelledEntry& entry);

}  // namespace cvconv::recognizing
