#include "readers/recognize/fields/education/thesis_in_header.h"

#include <algorithm>

#include "readers/pieces/places/places.h"
#include "readers/pieces/scores.h"
#include "readers/recognize/entries/phrase_lines.h"

namespace cvconv::recognizing {

namespace {

/// The label and what follows it, behind another piece of the line; empty if there is none.
Span thesis_in(const Document& document, const Line& line, const std::vector<FoundPeriod>& periods) {
    std::string_view text = document.text;
    for (const LexiconHit& hit : find(Idea::entry_labels, line.words)) {
        const bool labels = hit.key == "thesis" && text.substr(hit.where.end).starts_with(": ");
        const std::string_view before = trim(text.substr(line.text.begin, hit.where.begin - line.text.begin));
        if (!labels || before.empty() ||
            !(std::string_view(",;.|").find(before.back()) != std::string_view::npos || before.ends_with("–") ||
              before.ends_with("—") || before.ends_with("·"))) {
            continue;
        }
        Span thesis{hit.where.begin, line.text.end};
        for (const FoundPeriod& period : periods) {
            if (period.where.begin > hit.where.end && period.where.end + 3 >= line.text.end) {
                thesis.end = period.where.begin;
            }
        }
        return strip(text, trim(text, thesis), ",;.");
    }
    return {};
}

}  // namespace

Span take_thesis(const Document& document, const Entry& entry, HeaderAtoms& header) {
    for (std::size_t i = 0; i < entry.header && i < entry.lines.size(); ++i) {
        Span thesis = thesis_in(document, entry.lines[i], header.periods);
        if (thesis.empty()) {
            continue;
        }
        std::erase_if(header.atoms, [&](const Atom& atom) { return thesis.contains(atom.text); });
        for (Atom& atom : header.atoms) {
            if (atom.text.overlaps(thesis) && atom.text.begin < thesis.begin) {
                atom.text = strip(document.text, trim(document.text, {atom.text.begin, thesis.begin}), ",;");
                atom.outer = atom.text;
                atom.words = words_of(document.text, atom.text);
            }
        }
        return thesis;
    }
    return {};
}

}  // namespace cvconv::recognizing
