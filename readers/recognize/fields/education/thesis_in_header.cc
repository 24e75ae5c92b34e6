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

/// "2010. DPhil, History. Brine and belief: saltworkers and parish life": the title alone, behind the degree.
Span untold_thesis(const Document& document, const Line& line) {
    constexpr std::size_t fewest_words = 4;
    const std::string_view text = document.text;
    const std::vector<Span> phrases = line.phrases ? phrases_of(text, beside_date(text, line)) : std::vector<Span>{};
    if (phrases.size() != 2 || phrases[1].of(text).starts_with('(')) {
        return {};
    }
    const auto degrees = find(Idea::degrees, text, phrases[0]);
    const auto other = [&](Idea idea) { return !find(idea, text, phrases[1]).empty(); };
    const bool degree = !degrees.empty() && degrees.front().where.begin == phrases[0].begin;
    const bool title = words_of(text, phrases[1]).size() >= fewest_words && !other(Idea::institutions) &&
                       !other(Idea::degrees) && !other(Idea::honours) && !other(Idea::entry_labels) &&
                       find_scores(text, phrases[1]).empty() && place_score(text, phrases[1]) < 0.6F;
    return degree && title ? phrases[1] : Span{};
}

}  // namespace

Span take_thesis(const Document& document, const Entry& entry, HeaderAtoms& header) {
    for (std::size_t i = 0; i < entry.header && i < entry.lines.size(); ++i) {
        Span thesis = thesis_in(document, entry.lines[i], header.periods);
        thesis = thesis.empty() ? untold_thesis(document, entry.lines[i]) : thesis;
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
