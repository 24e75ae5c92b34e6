#include "readers/recognize/fields/awards/award_entries.h"

#include <algorithm>

#include "readers/pieces/items.h"
#include "readers/recognize/fields/one_line_entries.h"

namespace cvconv::recognizing {

namespace {

/// "Green Belt (2016); OSHA 30-Hour; Forklift Certified", "Data Analytics (2021) | Cloud Practitioner (2020)": several
/// in one line. Empty if it is one.
std::vector<Span> several_in(const Document& document, const Line& line, bool only_line) {
    for (std::string_view mark : {"; ", " | ", " · ", " • ", "), "}) {
        std::vector<Span> pieces = pieces_between(document.text, line.text, mark);
        bool brief = std::all_of(pieces.begin(), pieces.end(), [&](Span piece) {
            auto words = words_of(document.text, piece).size();
            return words >= 1 && words <= 9;
        });
        auto dated = std::count_if(pieces.begin(), pieces.end(), [&](Span piece) {
            return std::any_of(line.periods.begin(), line.periods.end(),
                               [&](const FoundPeriod& p) { return piece.contains(p.where); });
        });
        if (mark == "), ") {
            // "Pump Prize (2025), Dean's List (six terms)": each with a bracket behind
            for (std::size_t i = 0; i + 1 < pieces.size(); ++i) {
                ++pieces[i].end;
            }
            brief = brief && only_line && pieces.back().of(document.text).ends_with(')') && !line.periods.empty() &&
                    pieces.front().contains(line.periods.front().where);
            dated = static_cast<std::ptrdiff_t>(pieces.size());
        }
        if (pieces.size() >= 2 && brief && line.cells.size() < 2 &&
            (mark == "; " || dated == static_cast<std::ptrdiff_t>(pieces.size()))) {
            return pieces;
        }
    }
    return {};
}

}  // namespace

std::vector<Entry> award_entries(const Document& document, Section section, DateOrder order) {
    std::vector<Entry> shared;
    const bool only_line = section.lines.size() == 1;
    std::erase_if(section.lines, [&](const Line& line) {
        auto pieces = several_in(document, line, only_line);
        for (Span piece : pieces) {
            shared.push_back({{part_of(document, line, piece, order)}, 1});
        }
        return !pieces.empty();
    });
    std::vector<Entry> entries = one_line_entries(document, section);
    if (entries.empty()) {
        entries = find_entries(document, section);
    }
    std::move(shared.begin(), shared.end(), std::back_inserter(entries));
    return entries;
}

}  // namespace cvconv::recognizing
