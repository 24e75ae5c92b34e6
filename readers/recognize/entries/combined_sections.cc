#include "readers/recognize/entries/combined_sections.h"

#include <algorithm>
#include <iterator>

#include "readers/pieces/citations/citations.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/sections/headings/heading_titles.h"

namespace cvconv::recognizing {

namespace {

/// "Education & certificates", "Jobs and schools": several things, joined.
bool is_joined(std::string_view text, Span title) {
    std::string_view written = title.of(text);
    auto words = words_of(text, title);
    return written.find_first_of("&/,+") != std::string_view::npos || written.find("・") != std::string_view::npos ||
           written.find("、") != std::string_view::npos ||
           (words.size() >= 3 &&
            std::any_of(words.begin() + 1, words.end() - 1, [](const Word& word) { return may_join(word.folded); }));
}

/// The kinds that may be parted, as far as the title names them: "Education & certificates".
std::vector<SectionKind> kinds_named(const Document& document, Span title) {
    std::vector<SectionKind> kinds;
    auto words = words_of(document.text, title);
    if (!is_joined(document.text, title) || kind_of_shared_end(title.of(document.text))) {
        return kinds;  // "Volunteer experience", "Clinical and Research Appointments" are of one kind
    }
    auto hits = find(Idea::section_headings, words);
    std::erase_if(hits, [&, all = hits](const LexiconHit& hit) {  // "work" in "voluntary work"
        return std::any_of(all.begin(), all.end(), [&](const LexiconHit& other) {
            return other.where.contains(hit.where) && other.where.size() > hit.where.size() &&
                   other.where.size() < title.size() && !is_joined(document.text, other.where);
        });
    });
    for (SectionKind kind : {SectionKind::work, SectionKind::education, SectionKind::certificates, SectionKind::awards,
                             SectionKind::volunteer}) {
        if (std::any_of(hits.begin(), hits.end(),
                        [&](const LexiconHit& hit) { return section_kind(hit.key) == kind; })) {
            kinds.push_back(kind);
        }
    }
    return kinds;
}

/// "入社", "退職": one joins and leaves employers only.
float events_of_career(const Line& line) {
    return std::max(line.count(Idea::date_words, "joined"), line.count(Idea::date_words, "left"));
}

/// How much an entry's header speaks for a kind: "Bachelor in Informatik, ZHAW", "Software Engineer, Acme Ltd".
float score_of(const Entry& entry, SectionKind kind) {
    float score = 0;
    for (std::size_t i = 0; i < entry.header; ++i) {
        const Line& line = entry.lines[i];
        float certificates = 0;
        for (const LexiconHit& hit : find(Idea::section_headings, line.words)) {
            certificates += section_kind(hit.key) == SectionKind::certificates ? 1.0F : 0.0F;
        }
        bool range =
            std::any_of(line.periods.begin(), line.periods.end(), [](const FoundPeriod& p) { return p.is_range; });
        switch (kind) {
            case SectionKind::education:
                score += 1.5F * std::max(0.0F, line.count(Idea::degrees) - certificates) +
                         1.0F * line.count(Idea::institutions) - 2.0F * events_of_career(line);
                break;
            case SectionKind::work:
                score += 1.2F * line.count(Idea::job_titles) +
                         1.0F * weigh(find(Idea::organizations, line.words), "legal") + 2.0F * events_of_career(line);
                break;
            case SectionKind::awards: score += 1.5F * line.count(Idea::award_words); break;
            case SectionKind::volunteer: score += 1.5F * line.count(Idea::roles, "volunteer"); break;
            case SectionKind::certificates:
                score += 1.5F * std::min(1.0F, certificates);
                score += !line.periods.empty() && !range ? 0.6F : 0.0F;  // a day, and no stay
                break;
            default: break;
        }
    }
    return score;
}

SectionKind kind_of(const Entry& entry, const std::vector<SectionKind>& kinds, SectionKind usual) {
    SectionKind best = usual;
    for (SectionKind kind : kinds) {
        if (score_of(entry, kind) > score_of(entry, best)) {
            best = kind;
        }
    }
    return best;
}

/// Does the title join papers and talks? "Publications and Speaking".
bool names_papers_and_talks(const Document& document, Span title) {
    if (!is_joined(document.text, title)) {
        return false;
    }
    bool papers = false;
    bool talks = false;
    std::vector<LexiconHit> hits = find(Idea::section_headings, document.text, title);
    for (const Word& word : words_of(document.text, title)) {  // lists have "Publications and Presentations", too
        std::ranges::copy(lookup(Idea::section_headings, word.where.of(document.text)), std::back_inserter(hits));
    }
    for (const LexiconHit& hit : hits) {
        papers = papers || section_kind(hit.key) == SectionKind::publications;
        talks = talks || section_kind(hit.key) == SectionKind::talks;
    }
    return papers && talks;
}

/// How much more a line speaks for a talk than for a paper: "Speaker, “Tides”, Harbour Forum, May 2023" against
/// "“Tides”, Journal of Pumps 12 (2023)".
float talk_over_paper(const Document& document, const Line& line) {
    const CitationSigns signs = citation_signs(document.text, line.text);
    const float told = line.count(Idea::venue_words, "talk");
    const float met = line.count(Idea::venue_words, "conference");
    const float printed = line.count(Idea::venue_words, "journal") + line.count(Idea::venue_words, "publisher");
    const bool month = line.has_period() && line.periods.back().start && line.periods.back().start->month > 0;
    return 1.5F * std::min(told, 1.0F) + 0.6F * std::min(met, 1.0F) + (month ? 0.5F : 0.0F) -
           0.8F * std::min(printed, 2.0F) - (signs.doi ? 1.0F : 0.0F) - (signs.authors >= 1 ? 1.0F : 0.0F);
}

/// Each line where its words belong, the papers first; lines that say nothing stay with the title's kind.
void part_papers_and_talks(const Document& document, Section section, std::vector<Section>& parted) {
    constexpr float sure = 0.4F;
    Section papers{SectionKind::publications, {}, {}};
    Section talks{SectionKind::talks, {}, {}};
    for (Line& line : section.lines) {
        const float talk = talk_over_paper(document, line);
        const bool of_talks = talk > sure || (talk > -sure && section.kind == SectionKind::talks);
        (of_talks ? talks : papers).lines.push_back(std::move(line));
    }
    const bool talks_named = papers.lines.empty();
    (talks_named ? talks : papers).title = section.title;
    for (Section* part : {&papers, &talks}) {
        if (!part->lines.empty()) {
            parted.push_back(std::move(*part));
        }
    }
}

/// A list of one line an entry: bullets of one level, or paragraphs.
bool is_plain_list(const Section& section) {
    return section.lines.size() >= 2 && std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
               return line.is_item() == section.lines.front().is_item() && line.level == section.lines.front().level &&
                      line.table == 0 && line.kind != BlockKind::heading;
           });
}

/// "- Pump Safety – 2023", "- BSc Tides (2013–2018) – Quay College" over bullets set in: each bullet of the first level
/// is an entry, where most have their dates. Empty where the section is written otherwise.
std::vector<Entry> one_each_bullet(const Section& section) {
    std::vector<Entry> entries;
    std::size_t dated = 0;
    for (const Line& line : section.lines) {
        if (!line.is_item()) {
            return {};
        }
        if (entries.empty() || line.level <= entries.front().lines.front().level) {
            entries.push_back({{}, 1});
            dated += line.has_period() ? 1 : 0;
        }
        entries.back().lines.push_back(line);
    }
    return entries.size() >= 3 && dated * 5 >= entries.size() * 4 ? entries : std::vector<Entry>{};
}

/// "MSc Hydraulics" over "Harbour University".
bool is_degree(const Entry& entry) {
    if (entry.lines.empty() || entry.header == 0) {
        return false;
    }
    const Line& first = entry.lines.front();
    bool school = false;
    for (std::size_t i = 0; i < entry.header; ++i) {
        school = school || entry.lines[i].count(Idea::institutions) > 0;
    }
    return begins_with_degree(first) && school && first.count(Idea::job_titles) == 0 && !first.is_item();
}

}  // namespace

void part_combined_sections(const Document& document, std::vector<Section>& sections) {
    std::vector<Section> parted;
    for (Section& section : sections) {
        std::vector<SectionKind> kinds;
        if ((section.kind == SectionKind::publications || section.kind == SectionKind::talks) &&
            names_papers_and_talks(document, section.title) && is_plain_list(section)) {
            part_papers_and_talks(document, std::move(section), parted);
            continue;
        }
        if (!section.title.empty()) {
            kinds = kinds_named(document, section.title);
        }
        if (kinds.size() < 2 || std::find(kinds.begin(), kinds.end(), section.kind) == kinds.end()) {
            parted.push_back(std::move(section));
            continue;
        }
        // all jobs together and all degrees together: a pattern is learnt better from many
        std::vector<Section> own{{section.kind, section.title, {}}};
        const bool of_events = std::any_of(section.lines.begin(), section.lines.end(),
                                           [](const Line& line) { return events_of_career(line) > 0; });
        SectionKind usual = section.kind;
        std::vector<Entry> entries = one_each_bullet(section);
        if (entries.empty()) {
            entries = find_entries(document, section);
        }
        for (const Entry& entry : entries) {
            SectionKind kind = kind_of(entry, kinds, usual);
            usual = of_events ? kind : usual;  // "2008年4月 大阪支店に異動" goes on with what is above
            auto home = std::find_if(own.begin(), own.end(), [&](const Section& s) { return s.kind == kind; });
            if (home == own.end()) {
                own.push_back({kind, {}, {}});
                home = std::prev(own.end());
            }
            home->lines.insert(home->lines.end(), entry.lines.begin(), entry.lines.end());
        }
        std::move(own.begin(), own.end(), std::back_inserter(parted));
    }
    sections = std::move(parted);
}

void rename_work_of_degrees(const Document& document, std::vector<Section>& sections) {
    auto is_work = [](const Section& section) { return section.kind == SectionKind::work; };
    if (std::count_if(sections.begin(), sections.end(), is_work) < 2) {
        return;
    }
    for (Section& section : sections) {
        if (!is_work(section) || section.title.empty() ||
            std::none_of(section.lines.begin(), section.lines.end(), begins_with_degree)) {
            continue;
        }
        const std::vector<Entry> entries = find_entries(document, section);
        const auto degrees = std::count_if(entries.begin(), entries.end(), is_degree);
        if (degrees >= 2 && degrees * 3 >= static_cast<std::ptrdiff_t>(entries.size()) * 2) {
            section.kind = SectionKind::education;
        }
    }
}

void part_lost_education(const Document& document, std::vector<Section>& sections) {
    auto is_of = [](SectionKind kind) { return [kind](const Section& section) { return section.kind == kind; }; };
    if (std::any_of(sections.begin(), sections.end(), is_of(SectionKind::education))) {
        return;
    }
    for (std::size_t i = sections.size(); i-- > 0;) {
        if (sections[i].kind != SectionKind::work || sections[i].title.empty() ||
            std::none_of(sections[i].lines.begin(), sections[i].lines.end(), begins_with_degree)) {
            continue;
        }
        const std::vector<Entry> entries = find_entries(document, sections[i]);
        std::size_t jobs = entries.size();
        while (jobs > 0 && is_degree(entries[jobs - 1])) {
            --jobs;
        }
        if (jobs == 0 || jobs == entries.size()) {
            continue;
        }
        Section education{SectionKind::education, {}, {}};
        sections[i].lines.clear();
        for (std::size_t k = 0; k < entries.size(); ++k) {
            auto& lines = k < jobs ? sections[i].lines : education.lines;
            lines.insert(lines.end(), entries[k].lines.begin(), entries[k].lines.end());
        }
        sections.insert(sections.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(education));
        return;
    }
}

}  // namespace cvconv::recognizing
