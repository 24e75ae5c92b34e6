#include "readers/recognize/sections/mending/conference_titles.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/citations/citations.h"

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

/// "July 2023  ‘Rubrics as stage directions’, Tide Days, Leith" below "Conference Papers": a title and a month, and
/// nobody who wrote it, are what one has spoken about.
bool are_talks(const Document& document, const Section& section) {
    std::size_t titles = 0;
    std::size_t spoken = 0;
    for (const Line& line : section.lines) {
        const std::vector<Span> quotations = quoted(document.text, line.text);
        if (quotations.empty()) {
            continue;
        }
        const bool month = line.has_period() && line.periods.front().start && line.periods.front().start->month > 0;
        int authors = 0;
        (void)end_of_authors(document.text, {line.text.begin, quotations.front().begin}, &authors);
        ++titles;
        spoken += month && authors == 0 && line.urls == 0 ? 1 : 0;
    }
    return titles >= 2 && spoken * 3 >= titles * 2;
}

}  // namespace

void settle_conferences(const Document& document, std::vector<Section>& sections) {
    for (Section& section : sections) {
        const auto hits = find(Idea::venue_words, document.text, section.title);
        const bool conferences =
            std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "conference"; });
        if (section.kind == SectionKind::publications && conferences && are_talks(document, section)) {
            section.kind = SectionKind::talks;
        }
    }
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
