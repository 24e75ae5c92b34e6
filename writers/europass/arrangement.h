#pragma once
// How a source is arranged, and what of that a format cannot hold: the order of its sections, their
// titles, several roles under one employer's heading, running headers. No text of the CV is lost with
// it, so these are notes.

#include <string>
#include <vector>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv::europass {

/// A section of the output.
struct WrittenSection {
    SectionKind kind = SectionKind::other;
    std::string title;  ///< empty where it is the format's own, not the source's
};

/// The section in which the entries of a source's section are written: memberships are volunteering.
[[nodiscard]] SectionKind written_as(SectionKind kind);

/// arrangement_lost at `pointer`.
void note_arrangement(Diagnostics& diagnostics, std::string pointer, std::string detail);

/// The same for what differs between the source and `written`, the output's sections in their
/// order.
void report_arrangement(const Cv& cv, const std::vector<WrittenSection>& written, Diagnostics& diagnostics);

}  // namespace cvconv::europass
