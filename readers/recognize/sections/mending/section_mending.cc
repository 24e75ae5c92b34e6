#include "readers/recognize/sections/mending/section_mending.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

#include "readers/pieces/citations/citations.h"
#include "readers/pieces/column_titles.h"
#include "readers/pieces/items.h"
#include "readers/recognize/sections/headings/heading_titles.h"
#include "readers/recognize/sections/mending/gathered_contact.h"
#include "readers/recognize/sections/mending/mended_skills.h"

namespace cvconv::recognizing {

namespace {

/// What a table below a title that no list knows is of, by what its columns are: "Title | Year | Role | Studio".
std::optional<SectionKind> kind_of_columns(const Document& document, const Line& header) {
    std::set<std::string_view> columns;
    for (Span cell : header.cells) {
        columns.insert(column_key(cell.of(document.text)));
    }
    columns.erase("");
    const bool of_employer = columns.contains("employer");
    const bool of_school = columns.contains("institution");
    if (columns.size() < 2 || (of_employer && of_school)) {
        return std::nullopt;
    }
    return of_employer ? SectionKind::work : of_school ? SectionKind::education : SectionKind::projects;
}

/// "Jahr | Zertifikat | Details" below "Qualifikationen": a table says in its header what it lists.
void mend_by_table(const Document& document, std::vector<Section>& sections) {
    for (Section& section : sections) {
        const bool headed = !section.lines.empty() && section.lines.front().table_header;
        const bool unknown =
            !section.title.empty() && find(Idea::section_headings, document.text, section.title).empty();
        if (headed && unknown && (section.kind == SectionKind::work || section.kind == SectionKind::other)) {
            section.kind = kind_of_columns(document, section.lines.front()).value_or(section.kind);
        }
        bool vague = section.kind == SectionKind::skills || section.kind == SectionKind::other ||
                     section.kind == SectionKind::courses;
        if (!vague || !headed) {
            continue;
        }
        for (Span cell : section.lines.front().cells) {
            for (const LexiconHit& hit : lookup(Idea::section_headings, cell.of(document.text))) {
                auto kind = section_kind(hit.key);
                if (kind == SectionKind::certificates || kind == SectionKind::awards ||
                    kind == SectionKind::languages || kind == SectionKind::publications) {
                    section.kind = *kind;
                }
            }
        }
    }
}

/// "About me" over prose, far from the top, tells of the person, and has nothing to reach him by.
void mend_contact(const Document& document, std::vector<Section>& sections) {
    for (Section& section : sections) {
        if (section.kind != SectionKind::contact || section.title.empty() || section.lines.empty()) {
            continue;
        }
        auto hits = lookup(Idea::section_headings, bare_title(document.text, section.title).of(document.text));
        bool summary = !hits.empty() && std::all_of(hits.begin(), hits.end(), [](const LexiconHit& hit) {
            return section_kind(hit.key) == SectionKind::summary;
        });
        auto is_prose = [&](const Line& line) {
            bool ends = !lookup(Idea::document_words, line.text.of(document.text)).empty();  // "以上"
            return (line.sentence || ends) && line.emails + line.phones + line.urls == 0;
        };
        if (summary && section.lines.front().sentence &&
            std::all_of(section.lines.begin(), section.lines.end(), is_prose)) {
            section.kind = SectionKind::summary;
        }
    }
}

/// "Teaching Experience" of one who has no other work is work.
void mend_teaching(std::vector<Section>& sections) {
    if (std::any_of(sections.begin(), sections.end(), [](const Section& s) { return s.kind == SectionKind::work; })) {
        return;
    }
    for (Section& section : sections) {
        auto stays = std::count_if(section.lines.begin(), section.lines.end(), [](const Line& line) {
            return std::any_of(line.periods.begin(), line.periods.end(),
                               [](const FoundPeriod& p) { return p.is_range; });
        });
        if (section.kind == SectionKind::teaching && stays >= 2) {
            section.kind = SectionKind::work;
        }
    }
}

/// "Teaching" over "Lecturing" over "Undergraduate" over courses: whom one taught, where one's own degrees stand
/// elsewhere.
void mend_taught_levels(std::vector<Section>& sections) {
    for (std::size_t i = 1; i < sections.size(); ++i) {
        const bool below_teaching = sections[i - 1].kind == SectionKind::teaching && sections[i - 1].lines.empty();
        const bool degrees = std::any_of(sections.begin(), sections.end(), [&](const Section& other) {
            return &other != &sections[i] && other.kind == SectionKind::education && !other.lines.empty();
        });
        if (sections[i].kind == SectionKind::education && below_teaching && degrees) {
            sections[i].kind = SectionKind::teaching;
        }
    }
}

/// "Coursework" over "Graduate" over courses, and "Undergraduate" over more of them: no degrees of one's own.
void mend_levels_of_courses(const Document& document, std::vector<Section>& sections) {
    for (std::size_t i = 1; i < sections.size(); ++i) {
        Section& section = sections[i];
        const bool below_courses = sections[i - 1].kind == SectionKind::courses && !sections[i - 1].title.empty();
        if (section.kind != SectionKind::education || !below_courses || section.lines.size() < 2 ||
            words_of(document.text, section.title).size() != 1) {
            continue;
        }
        const bool told = std::any_of(section.lines.begin(), section.lines.end(), [](const Line& line) {
            return line.has_period() || line.count(Idea::institutions) + line.count(Idea::degrees) > 0;
        });
        const bool degrees = std::any_of(
            sections.begin(), sections.begin() + static_cast<std::ptrdiff_t>(i),
            [](const Section& other) { return other.kind == SectionKind::education && !other.lines.empty(); });
        if (!told && degrees) {
            section.kind = SectionKind::courses;
            section.title = sections[i - 1].title;
        }
    }
}

/// "With the laptop closed" over "rowing · sourdough · old radios": a short list of things without a date, behind the
/// skills, is what one likes, if interests stand nowhere else.
void mend_unknown_lists(const Document& document, std::vector<Section>& sections) {
    constexpr std::size_t most_lines = 8;
    auto first_of = [&](SectionKind kind) {
        auto found = std::find_if(sections.begin(), sections.end(),
                                  [&](const Section& s) { return s.kind == kind && !s.lines.empty(); });
        return static_cast<std::size_t>(found - sections.begin());
    };
    if (first_of(SectionKind::interests) < sections.size()) {
        return;
    }
    auto is_list = [&](const Line& line) {
        auto items = items_of(document.text, line.text);
        return line.periods.empty() && !line.sentence && line.emails + line.phones + line.urls == 0 &&
               line.cells.size() == 1 && line.text.of(document.text).find(':') == std::string_view::npos &&
               std::all_of(items.begin(), items.end(), [&](Span item) {
                   const auto words = words_of(document.text, item);
                   return words.size() <= 5 && find(Idea::organizations, words).empty() &&
                          find(Idea::institutions, words).empty() && find(Idea::degrees, words).empty();
               });
    };
    for (std::size_t i = first_of(SectionKind::skills); i < sections.size(); ++i) {
        Section& section = sections[i];
        std::size_t items = 0;
        for (const Line& line : section.lines) {
            items += items_of(document.text, line.text).size();
        }
        if (section.kind == SectionKind::other && !section.title.empty() && section.lines.size() <= most_lines &&
            items >= 2 && std::all_of(section.lines.begin(), section.lines.end(), is_list)) {
            section.kind = SectionKind::interests;
            return;
        }
    }
}

/// "Research" over “Title” with A. Brekke, and its abstract: working papers, which have no dates.
void mend_working_papers(const Document& document, std::vector<Section>& sections) {
    constexpr std::size_t fewest_words = 4;  // of a title
    constexpr std::size_t abstract_words = 18;
    auto is_paper = [&](const Line& line) {
        const auto quotes = quoted(document.text, line.text);
        return !quotes.empty() && quotes.front().begin <= line.text.begin + 4 &&
               words_of(document.text, quotes.front()).size() >= fewest_words && !line.has_period();
    };
    for (Section& section : sections) {
        if (section.kind != SectionKind::projects) {
            continue;
        }
        const auto papers = std::count_if(section.lines.begin(), section.lines.end(), is_paper);
        const bool only = std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
            return is_paper(line) || line.words.size() >= abstract_words;
        });
        if (papers >= 2 && only && is_paper(section.lines.front())) {
            section.kind = SectionKind::publications;
        }
    }
}

/// "Research Interests" over a paragraph, before the papers: what a scholar says of himself is no list of hobbies.
void mend_research_interests(const Document& document, std::vector<Section>& sections) {
    constexpr std::size_t fewest_words = 25;
    auto papers = std::find_if(sections.begin(), sections.end(),
                               [](const Section& section) { return section.kind == SectionKind::publications; });
    const bool have = std::any_of(sections.begin(), sections.end(),
                                  [](const Section& section) { return section.kind == SectionKind::summary; });
    if (have || papers == sections.end()) {
        return;
    }
    for (auto section = sections.begin(); section != papers; ++section) {
        std::size_t words = 0;
        const bool prose = std::all_of(section->lines.begin(), section->lines.end(), [&](const Line& line) {
            words += line.words.size();
            return line.sentence && !line.is_item() && line.text.of(document.text).ends_with('.');
        });
        if (section->kind == SectionKind::interests && prose && words >= fewest_words) {
            section->kind = SectionKind::summary;
            return;
        }
    }
}

}  // namespace

void mend_sections(const Document& document, std::vector<Section>& sections) {
    mend_by_table(document, sections);
    mend_skills(document, sections);
    mend_contact(document, sections);
    mend_teaching(sections);
    mend_taught_levels(sections);
    mend_levels_of_courses(document, sections);
    mend_unknown_lists(document, sections);
    mend_working_papers(document, sections);
    mend_research_interests(document, sections);
    gather_name(document, sections);
    gather_contact(document, sections);
}

}  // namespace cvconv::recognizing
