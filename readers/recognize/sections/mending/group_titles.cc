#include "readers/recognize/sections/mending/group_titles.h"

#include <algorithm>
#include <cmath>

#include "readers/recognize/lines/duties.h"
#include "readers/recognize/sections/headings/heading_titles.h"

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

/// "Journals" over "2012 – present: Editor for the Pump Journal": what one did for them.
bool lists_offices(const Document& document, const Section& section) {
    return (section.kind == SectionKind::publications || section.kind == SectionKind::talks) &&
           !section.lines.empty() && section.lines.front().is_item() &&
           duty_of(document, section.lines.front()).has_value();
}

/// "Undergraduate" below "Teaching" over a course and what one was in it: no degree of one's own.
bool lists_courses_taught(const Section& section) {
    float degrees = 0;
    float roles = 0;
    for (const Line& line : section.lines) {
        degrees += line.count(Idea::degrees);
        roles += line.count(Idea::roles, "teaching");
    }
    return section.kind == SectionKind::education && degrees == 0 && roles >= 1;
}

bool has_hit(const std::vector<LexiconHit>& hits, std::string_view key) {
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) { return hit.key == key; });
}

/// Does the row begin with its date, in a column of its own?
bool has_date_in_rail(const Line& line) {
    constexpr float narrowest = 20;
    return line.cells.size() >= 2 && line.has_period() && line.periods.front().where.begin <= line.text.begin + 1 &&
           line.periods.front().where.end <= line.cells.front().end + 1 && line.content_left > line.left + narrowest;
}

/// "Vocational" where the dates of the rows stand, above one of them: nothing of an entry stands there but its date.
///   Vocational
///   2014 – 2018   Pilot, Harbour Ltd
///                 Guided 300 ships
bool heads_rows(const Section& section, std::size_t i) {
    constexpr std::size_t most_words = 6;
    constexpr std::ptrdiff_t fewest = 2;
    constexpr float same_edge = 10;
    const Line& line = section.lines[i];
    const Line& next = section.lines[i + 1];
    const bool differs = next.style.bold != line.style.bold || next.style.italic != line.style.italic ||
                         next.style.size + 0.4F < line.style.size;
    if (line.word_count() > most_words || !has_date_in_rail(next) || !differs ||
        std::abs(next.left - line.left) > same_edge || line.style.size + 0.4F < next.style.size) {
        return false;
    }
    return std::count_if(section.lines.begin(), section.lines.end(), has_date_in_rail) >= fewest;
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
    return (names && opens) || heads_rows(section, i);
}

/// The sections right below `outer` whose titles are set smaller: [outer + 1, end).
std::size_t end_of_subsections(const Document& document, const std::vector<Section>& sections, std::size_t outer) {
    std::size_t end = outer + 1;
    while (end < sections.size() && !sections[end].title.empty() &&
           is_weaker(document, sections[end].title, sections[outer].title)) {
        ++end;
    }
    return end;
}

/// "Research", "Teaching" over posts below "Experience".
bool is_part_of_work(const Section& section) {
    const bool may_be = section.kind == SectionKind::projects || section.kind == SectionKind::teaching ||
                        section.kind == SectionKind::other;
    return may_be && lists_posts(section);
}

}  // namespace

void join_subsections(const Document& document, std::vector<Section>& sections) {
    for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
        const Section& outer = sections[i];
        if (outer.kind == SectionKind::teaching && lists_courses_taught(sections[i + 1])) {
            sections[i + 1].kind = outer.kind;
            continue;
        }
        const bool of_service = outer.kind == SectionKind::memberships;
        const bool of_work = outer.kind == SectionKind::work && outer.lines.empty();
        const bool of_skills = outer.kind == SectionKind::skills && outer.lines.empty();
        if (outer.title.empty() || !(of_service || of_work || of_skills)) {
            continue;
        }
        const std::size_t end = end_of_subsections(document, sections, i);
        for (std::size_t k = i + 1; k < end; ++k) {
            Section& inner = sections[k];
            inner.names_group = of_skills && inner.kind == SectionKind::skills;
            if ((of_service && lists_offices(document, inner)) || (of_work && is_part_of_work(inner))) {
                inner.kind = outer.kind;
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
