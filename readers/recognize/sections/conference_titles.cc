#include "readers/recognize/sections/conference_titles.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::recognizing {

namespace {

bool is_papers_or_talks(const Section& section) {
    return section.kind == SectionKind::publications || section.kind == SectionKind::talks;
}

/// "Conference Papers" below talks, "Conferences" below papers, but not "Conference Talks" there.
bool names_conferences(std::string_view text, Span title, SectionKind above) {
    auto hits = find(Idea::venue_words, text, title);
    auto has = [&](std::string_view key) {
        return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) { return hit.key == key; });
    };
    return above == SectionKind::talks ? has("conference") : !has("talk") && words_of(text, title).size() <= 2;
}

}  // namespace

void settle_conferences(const Document& document, std::vector<Section>& sections) {
    for (std::size_t i = 1; i < sections.size(); ++i) {
        const Section& above = sections[i - 1];
        const bool subtitle = above.lines.empty() && !above.title.empty() && !sections[i].title.empty();
        if (subtitle && is_papers_or_talks(above) && is_papers_or_talks(sections[i]) &&
            names_conferences(document.text, sections[i].title, above.kind)) {
            sections[i].kind = above.kind;
        }
    }
}

}  // namespace cvconv::recognizing
