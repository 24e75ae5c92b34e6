#include "readers/recognize/sections/group_titles.h"

#include <algorithm>

#include "readers/recognize/sections/heading_titles.h"

namespace cvconv::recognizing {

namespace {

const Block* block_of(const Document& document, Span title) {
    auto after = std::partition_point(document.blocks.begin(), document.blocks.end(),
                                      [&](const Block& block) { return block.text.begin <= title.begin; });
    return after == document.blocks.begin() ? nullptr : &*std::prev(after);
}

/// How much a title stands out, to be compared within a document.
float prominence(const Block& block) {
    return block.style.size + (block.style.bold ? 1.0F : 0.0F) - (block.style.italic ? 1.0F : 0.0F) -
           (block.kind == BlockKind::heading ? 5.0F * static_cast<float>(block.level) : 0.0F);
}

bool is_weaker(const Document& document, Span title, Span above) {
    const Block* own = block_of(document, title);
    const Block* other = block_of(document, above);
    return own != nullptr && other != nullptr && own->kind == other->kind &&
           prominence(*own) + 0.4F < prominence(*other);
}

/// Posts with a beginning and an end: "2014 – 2018, Research Assistant, Harbour University".
bool lists_posts(const Section& section) {
    bool posts = false;
    for (const Line& line : section.lines) {
        const bool stay = std::any_of(line.periods.begin(), line.periods.end(),
                                      [](const FoundPeriod& p) { return p.is_range || p.current; });
        posts = posts || (stay && line.count(Idea::job_titles) > 0);
    }
    return posts;
}

bool has_hit(const std::vector<LexiconHit>& hits, std::string_view key) {
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) { return hit.key == key; });
}

/// A short line alone, with something below it.
bool stands_alone(const Section& section, std::size_t i) {
    const Line& line = section.lines[i];
    return !line.is_item() && line.cells.size() == 1 && !line.sentence && line.periods.empty() &&
           i + 1 < section.lines.size();
}

bool differs_from_next(const Section& section, std::size_t i) {
    const Line& line = section.lines[i];
    const Line& next = section.lines[i + 1];
    return next.style.bold != line.style.bold || next.style.italic != line.style.italic ||
           next.style.size != line.style.size || next.kind != line.kind;
}

/// "Projects" in bold letters, over bullets.
bool names_projects(const Document& document, const Section& section, std::size_t i) {
    if (!stands_alone(section, i) || !differs_from_next(section, i) || !section.lines[i + 1].is_item()) {
        return false;
    }
    const auto hits =
        lookup(Idea::section_headings, bare_title(document.text, section.lines[i].text).of(document.text));
    return !hits.empty() && std::all_of(hits.begin(), hits.end(), [](const LexiconHit& hit) {
        return section_kind(hit.key) == SectionKind::projects;
    });
}

bool is_group_title(const Document& document, const Section& section, std::size_t i) {
    if (!stands_alone(section, i)) {
        return false;
    }
    const Line& line = section.lines[i];
    const Line& next = section.lines[i + 1];
    const std::string_view title = bare_title(document.text, line.text).of(document.text);
    const bool differs = differs_from_next(section, i);
    // of all entries below, and no part of the one above
    const bool opens = i == 0 || line.gap_before >= 0.3F || section.lines[i - 1].is_item() ||
                       section.lines[i - 1].sentence || line.page != section.lines[i - 1].page;
    // "Elternzeit", a title of the lexicon for jobs, may be one
    const bool names = section.kind == SectionKind::work
                           ? !next.is_item() && has_hit(lookup(Idea::entry_labels, title), "group")
                           : differs && has_hit(lookup(Idea::section_headings, title), name_of(section.kind));
    return names && opens;
}

}  // namespace

void join_subsections(const Document& document, std::vector<Section>& sections) {
    for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
        const Section& outer = sections[i];
        if (outer.kind != SectionKind::work || outer.title.empty() || !outer.lines.empty()) {
            continue;
        }
        for (std::size_t k = i + 1;
             k < sections.size() && !sections[k].title.empty() && is_weaker(document, sections[k].title, outer.title);
             ++k) {
            const SectionKind kind = sections[k].kind;
            const bool may_be_work =
                kind == SectionKind::projects || kind == SectionKind::teaching || kind == SectionKind::other;
            if (may_be_work && lists_posts(sections[k])) {
                sections[k].kind = SectionKind::work;
            }
        }
    }
}

void part_projects(const Document& document, std::vector<Section>& sections) {
    for (std::size_t s = 0; s < sections.size(); ++s) {
        Section& section = sections[s];
        if (section.kind != SectionKind::work || section.title.empty() || section.lines.empty() ||
            !names_projects(document, section, 0)) {
            continue;
        }
        const Line& title = section.lines.front();
        auto end = std::find_if(section.lines.begin() + 1, section.lines.end(), [&](const Line& line) {
            return !line.is_item() && line.style.bold == title.style.bold && line.kind == title.kind;
        });
        Section projects{SectionKind::projects, title.text, {section.lines.begin() + 1, end}};
        section.lines.erase(section.lines.begin(), end);
        sections.insert(sections.begin() + static_cast<std::ptrdiff_t>(s) + 1, std::move(projects));
    }
}

void drop_group_titles(const Document& document, std::vector<Section>& sections) {
    for (Section& section : sections) {
        if (section.kind != SectionKind::work && section.kind != SectionKind::publications) {
            continue;
        }
        for (std::size_t i = section.lines.size(); i-- > 0;) {
            if (is_group_title(document, section, i)) {
                section.lines.erase(section.lines.begin() + static_cast<std::ptrdiff_t>(i));
            }
        }
    }
}

}  // namespace cvconv::recognizing
