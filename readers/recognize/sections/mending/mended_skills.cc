#include "readers/recognize/sections/mending/mended_skills.h"

#include <algorithm>
#include <string_view>

#include "readers/pieces/items.h"
#include "readers/pieces/labels.h"
#include "readers/pieces/language_names.h"
#include "readers/recognize/sections/mending/mixed_lists.h"

namespace cvconv::recognizing {

namespace {

/// "Languages" over Python and SQL is a group of skills.
void mend_kinds(const Document& document, std::vector<Section>& sections) {
    for (std::size_t i = 0; i < sections.size(); ++i) {
        Section& section = sections[i];
        if (section.kind != SectionKind::languages || section.lines.size() < 2 || section.title.empty()) {
            continue;
        }
        bool spoken = std::any_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
            return !find_language_names(document.text, line.text).empty();
        });
        bool before = i > 0 && sections[i - 1].kind == SectionKind::skills;
        bool elsewhere = std::any_of(sections.begin(), sections.end(), [&](const Section& other) {
            return &other != &section && other.kind == SectionKind::languages;
        });
        if (!spoken && (before || elsewhere)) {
            section.kind = SectionKind::skills;
        }
    }
}

/// "06/2012 Network Professional" below "Zusatzqualifikationen": what was gained on a day is no skill, whatever the
/// title says. "2011 Oral Presentation, Pump Conference" below "Communication Skills" is a talk.
void mend_dated_skills(std::vector<Section>& sections) {
    for (Section& section : sections) {
        if (section.kind != SectionKind::skills) {
            continue;
        }
        std::size_t days = 0;
        std::size_t talks = 0;
        bool stays = false;
        for (const Line& line : section.lines) {
            // "Seminar" alone, or "Workshop", is what one attended
            const bool talk =
                line.count(Idea::venue_words, "conference") > 0 && line.count(Idea::venue_words, "talk") > 0;
            for (const FoundPeriod& p : line.periods) {
                stays = stays || p.is_range;
                bool at_edge = p.where.begin <= line.text.begin + 1 || p.where.end + 1 >= line.text.end;
                days += at_edge && p.certainty >= 0.6F ? 1 : 0;
                talks += at_edge && p.certainty >= 0.6F && talk ? 1 : 0;
            }
        }
        if (days >= 2 && !stays && days * 2 >= section.lines.size()) {
            section.kind = talks == days ? SectionKind::talks : SectionKind::certificates;
        }
    }
}

/// "Relevant Skills and Experience" over titles with bullets, none of them dated, where the jobs stand in a section of
/// their own: a functional CV, whose titles are groups of skills.
void mend_functional(const Document& document, std::vector<Section>& sections) {
    auto dated = [](const Section& section) {
        return std::any_of(section.lines.begin(), section.lines.end(),
                           [](const Line& line) { return line.has_period(); });
    };
    const bool jobs = std::any_of(sections.begin(), sections.end(), [&](const Section& section) {
        return section.kind == SectionKind::work && dated(section);
    });
    for (Section& section : sections) {
        if (!jobs || section.kind != SectionKind::work || section.title.empty() || dated(section)) {
            continue;
        }
        const auto titled = find(Idea::section_headings, document.text, section.title);
        const bool skills = std::any_of(titled.begin(), titled.end(), [](const LexiconHit& hit) {
            return section_kind(hit.key) == SectionKind::skills;
        });
        std::size_t groups = 0;
        for (std::size_t i = 0; i + 1 < section.lines.size(); ++i) {
            groups += !section.lines[i].is_item() && section.lines[i + 1].is_item() ? 1 : 0;
        }
        if (skills && groups >= 2 && !section.lines.front().is_item()) {
            section.kind = SectionKind::skills;
        }
    }
}

/// "Cargo and Operational Experience" over "Tank cleaning", "Inert gas" and "Ice navigation", beside a section of jobs:
/// short bullets without a stay or a position are what one can do.
void mend_listed_experience(std::vector<Section>& sections) {
    constexpr std::size_t fewest = 3;
    constexpr std::size_t most_words = 8;
    auto has_range = [](const Line& line) {
        return std::any_of(line.periods.begin(), line.periods.end(), [](const FoundPeriod& p) { return p.is_range; });
    };
    const bool jobs = std::any_of(sections.begin(), sections.end(), [&](const Section& section) {
        return section.kind == SectionKind::work && std::any_of(section.lines.begin(), section.lines.end(), has_range);
    });
    for (Section& section : sections) {
        const bool listed = section.lines.size() >= fewest &&
                            std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
                                return line.is_item() && !line.sentence && line.word_count() <= most_words &&
                                       !has_range(line) && line.count(Idea::job_titles) == 0 && line.cells.size() == 1;
                            });
        if (jobs && section.kind == SectionKind::work && !section.title.empty() && listed) {
            section.kind = SectionKind::skills;
        }
    }
}

/// "Technical experience" over "Field | ice coring, boats" and "Programming | R, Python": lists behind labels, and no
/// date, are what one can do.
void mend_labelled_lists(const Document& document, std::vector<Section>& sections) {
    constexpr std::size_t fewest_items = 2;
    for (Section& section : sections) {
        const bool lists =
            section.kind == SectionKind::work && section.lines.size() >= 2 &&
            std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
                Span label;
                Span rest;
                const bool parted = line.table > 0 && line.cells.size() == 2
                                        ? (label = line.cells[0], rest = line.cells[1], true)
                                        : split_label(document, line, label, rest);
                const auto hits = meanings_of_label(Idea::entry_labels, label.of(document.text));
                const bool of_job = std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) {
                    return hit.key == "position" || hit.key == "employer" || hit.key == "period" ||
                           hit.key == "location" || hit.key == "tasks";
                });
                return !line.has_period() && parted && !of_job && items_of(document.text, rest).size() >= fewest_items;
            });
        section.kind = lists ? SectionKind::skills : section.kind;
    }
}

/// "Software" over "tidelib: tables of tides in R. https://…": lines with a name, what it is and where it stands are no
/// list of what one can use.
void mend_software(const Document& document, std::vector<Section>& sections) {
    for (Section& section : sections) {
        if (section.kind != SectionKind::skills || section.lines.empty()) {
            continue;
        }
        std::size_t linked = 0;
        const bool described = std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
            auto link = std::find_if(document.links.begin(), document.links.end(),
                                     [&](const Link& other) { return line.text.contains(other.text); });
            linked += line.urls > 0 || link != document.links.end() ? 1 : 0;
            const std::size_t colon = line.text.of(document.text).find(": ");
            return line.words.size() >= 4 && colon != std::string_view::npos && colon <= 40;
        });
        if (described && linked * 2 >= section.lines.size()) {
            section.kind = SectionKind::projects;
        }
    }
}

}  // namespace

void mend_skills(const Document& document, std::vector<Section>& sections) {
    mend_kinds(document, sections);
    mend_dated_skills(sections);
    mend_functional(document, sections);
    mend_listed_experience(sections);
    mend_labelled_lists(document, sections);
    mend_software(document, sections);
}

}  // namespace cvconv::recognizing
