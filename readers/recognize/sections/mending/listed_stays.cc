#include "readers/recognize/sections/mending/listed_stays.h"

#include <utility>

#include "readers/pieces/dates/listed_years.h"

namespace cvconv::recognizing {

void join_years_of_stays(const Document& document, Section& section) {
    int most_apart = 0;
    switch (section.kind) {
        case SectionKind::work:
        case SectionKind::education: most_apart = 100; break;
        case SectionKind::volunteer:
        case SectionKind::memberships: most_apart = 1; break;
        default: return;
    }
    for (Line& line : section.lines) {
        line.periods = join_listed_years(document.text, line.cells, std::move(line.periods), most_apart);
    }
}

bool lists_stays(SectionKind kind) {
    switch (kind) {
        case SectionKind::work:
        case SectionKind::education:
        case SectionKind::volunteer:
        case SectionKind::memberships:
        case SectionKind::projects:
        case SectionKind::teaching: return true;
        default: return false;
    }
}

}  // namespace cvconv::recognizing
