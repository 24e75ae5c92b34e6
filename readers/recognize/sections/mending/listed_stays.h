#pragma once
// Years beside each other: one stay, or several events.

#include "ir/document.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "2012 & 2013" is one job, but two talks, and a course given twice; an office may have been held again.
void join_years_of_stays(const Document& document, Section& section);

/// Where entries are stays: of a certificate, the second date is when it ends to be valid.
[[nodiscard]] bool lists_stays(SectionKind kind);

}  // namespace cvconv::recognizing
