#include "readers/recognize/combined_sections.h"

#include <algorithm>

#include "readers/recognize/entries.h"

namespace cvconv::recognizing {

namespace {

bool names_both(const Document& document, Span title) {
    auto hits = find(Idea::section_headings, words_of(document.text, title));
    auto names = [&](SectionKind kind) {
        return std::any_of(hits.begin(), hits.end(),
                           [&](const LexiconHit& hit) { return section_kind(hit.key) == kind; });
    };
    return names(SectionKind::work) && names(SectionKind::education);
}

/// By the words of the entry's header: "Bachelor in Informatik, ZHAW" or "Software Engineer, Acme Ltd".
SectionKind kind_of(const Entry& entry, SectionKind usual) {
    float studied = 0;
    float worked = 0;
    for (std::size_t i = 0; i < entry.header; ++i) {
        const Line& line = entry.lines[i];
        studied += 1.5F * line.count(Idea::degrees) + 0.5F * line.count(Idea::institutions);
        worked += 1.2F * line.count(Idea::job_titles) + 1.0F * weigh(find(Idea::organizations, line.words), "legal");
    }
    return studied > worked ? SectionKind::education : worked > studied ? SectionKind::work : usual;
}

}  // namespace

void part_combined_sections(const Document& document, std::vector<Section>& sections) {
    std::vector<Section> parted;
    for (Section& section : sections) {
        bool either = section.kind == SectionKind::work || section.kind == SectionKind::education;
        if (!either || section.title.empty() || !names_both(document, section.title)) {
            parted.push_back(std::move(section));
            continue;
        }
        // all jobs together and all degrees together: a pattern is learnt better from many
        Section work{SectionKind::work, {}, {}};
        Section education{SectionKind::education, {}, {}};
        for (const Entry& entry : find_entries(document, section)) {
            Section& own = kind_of(entry, section.kind) == SectionKind::work ? work : education;
            own.lines.insert(own.lines.end(), entry.lines.begin(), entry.lines.end());
        }
        Section& usual = section.kind == SectionKind::work ? work : education;
        Section& rest = section.kind == SectionKind::work ? education : work;
        usual.title = section.title;
        parted.push_back(std::move(usual));
        if (!rest.lines.empty()) {
            parted.push_back(std::move(rest));
        }
    }
    sections = std::move(parted);
}

}  // namespace cvconv::recognizing
