#include "readers/recognize/sections/mending/driving_licence.h"

#include <algorithm>

#include "readers/pieces/items.h"

namespace cvconv::recognizing {

bool is_driving_licence(const Document& document, Span span) {
    auto words = words_of(document.text, span);
    if (words.empty() || count_words(words) > 8) {
        return false;
    }
    std::size_t named = 0;  // bytes of the words that name it
    bool east_asian = false;
    for (const LexiconHit& hit : find(Idea::contact_labels, words)) {
        if (hit.key == "driving_licence") {
            named = std::max<std::size_t>(named, hit.where.size());
            std::size_t at = hit.where.begin;
            east_asian = east_asian || is_cjk(next_character(document.text, at));
        }
    }
    // the bare word is a heading or a label; "Permis B" is more, though lists of words have it. Short words mean
    // other things too ("Permis d'exploitation", "Patente europea"): they need a category.
    bool category = words.size() > 1 && std::any_of(words.begin(), words.end(), [](const Word& word) {
                        return word.capitals && word.where.size() <= 3 && word.folded[0] <= 't';
                    });
    return named > 0 &&
           (category || ((named >= 8 || east_asian) && named + 1 < trim_punctuation(document.text, span).size()));
}

namespace {

/// "Opera, MS Office, driving licence B": the last of several things in a list. Empty if it is not; categories
/// ("Klasse B, C1") are no other things.
Span last_of_list(const Document& document, Span span) {
    std::vector<Span> items = items_of(document.text, span);
    if (items.size() < 2 || !is_driving_licence(document, items.back())) {
        return {};
    }
    auto before = words_of(document.text, {span.begin, items.back().begin});
    bool others = std::all_of(before.begin(), before.end(), [](const Word& word) { return word.where.size() <= 3; });
    return others ? Span{} : items.back();
}

}  // namespace

void gather_driving_licences(const Document& document, std::vector<Section>& sections) {
    std::vector<Line> licences;
    for (Section& section : sections) {
        switch (section.kind) {
            case SectionKind::contact:  // read there, with its label
            case SectionKind::certificates:
            case SectionKind::courses:
            case SectionKind::summary:
            case SectionKind::publications: continue;
            default: break;
        }
        auto& lines = section.lines;
        for (Line& line : lines) {
            Span last = line.sentence || line.has_period() || line.count(Idea::contact_labels) == 0
                            ? Span{}
                            : last_of_list(document, line.text);
            if (!last.empty() && last.begin > line.text.begin) {
                licences.push_back(part_of(document, line, last, DateOrder::unknown));
                line = part_of(document, line, trim_punctuation(document.text, {line.text.begin, last.begin}),
                               DateOrder::unknown);
            }
        }
        auto taken = std::stable_partition(lines.begin(), lines.end(), [&](const Line& line) {
            return line.sentence || line.has_period() || line.count(Idea::contact_labels) == 0 ||
                   !is_driving_licence(document, line.text);
        });
        std::move(taken, lines.end(), std::back_inserter(licences));
        lines.erase(taken, lines.end());
    }
    if (licences.empty()) {
        return;
    }
    Section certificates{SectionKind::certificates, {}, std::move(licences)};
    sections.push_back(std::move(certificates));
}

}  // namespace cvconv::recognizing
