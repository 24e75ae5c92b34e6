// Papers, books, patents.

#include <algorithm>

#include "readers/pieces/citations/citations.h"
#include "readers/pieces/items.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/tables.h"
#include "readers/recognize/fields/fields.h"
#include "readers/recognize/fields/publications/paper_lines.h"
#include "readers/recognize/fields/publications/paper_notes.h"
#include "readers/recognize/fields/publications/paper_parts.h"
#include "readers/recognize/fields/publications/paper_rows.h"
#include "readers/recognize/fields/publications/patents.h"
#include "readers/recognize/fields/publications/reference_lines.h"
#include "readers/recognize/fields/publications/stacked_papers.h"

namespace cvconv::recognizing {

namespace {

/// Is each line a reference of its own? Long lines, bullets or numbers that each have a date.
bool line_by_line(const Document& document, const Section& section) {
    int complete = 0;
    for (const Line& line : section.lines) {
        CitationSigns signs = citation_signs(document.text, line.text);
        // "Who takes the last bus? County Reports 7, 2022."
        bool brief = line.word_count() >= 5 && line.has_period() && line.text.of(document.text).ends_with('.');
        bool own = line.is_item() || line.word_count() >= 10 || signs.quoted_titles > 0 || brief;
        // "The Ship of Salt. Under contract with Harbour Press."
        bool coming = has_state(document.text, line.text);
        bool cited = own && (!line.periods.empty() || signs.quoted_titles > 0 || signs.doi || coming);
        complete += cited || !patent_in_brackets(document, line).empty() ? 1 : 0;
    }
    return complete * 3 >= static_cast<int>(section.lines.size()) * 2;
}

/// The level of most headings that begin entries; 0 = they begin otherwise.
int usual_level(const std::vector<Entry>& entries) {
    int headings = 0;
    int level = 0;
    for (const Entry& entry : entries) {
        const Line& first = entry.lines.front();
        if (first.kind == BlockKind::heading && entry.lines.size() > 1) {
            ++headings;
            level = std::max(level, first.level);
        }
    }
    return headings * 2 >= static_cast<int>(entries.size()) ? level : 0;
}

/// "### Journal articles" over references that begin with their dates in a cell of its own is none of them.
Section without_group_titles(Reading& reading, const Section& section) {
    auto begins_dated = [](const Line& line) {
        return line.cells.size() >= 2 && !line.periods.empty() &&
               line.periods.front().where.begin <= line.text.begin + 1;
    };
    Section kept{section.kind, section.title, {}};
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const Line& line = section.lines[i];
        bool title = line.kind == BlockKind::heading && line.periods.empty() && i + 1 < section.lines.size() &&
                     begins_dated(section.lines[i + 1]);
        if (title) {
            reading.label(line.text);
        } else {
            kept.lines.push_back(line);
        }
    }
    return kept;
}

/// What is read from one line, in a section of papers or patents.
Publication read_one(Reading& reading, SectionKind kind, const Line& line) {
    if (kind == SectionKind::patents) {
        if (auto patent = read_patent(reading, line)) {
            set_url(reading, *patent, line.text);
            return *patent;
        }
    }
    return read_paper_line(reading, line);
}

/// Each line a reference of its own.
void read_lines(Reading& reading, const Section& section, std::vector<Publication>& result) {
    const Document& document = reading.document;
    for (const Line& line : section.lines) {
        bool bare = line.periods.empty() && line.word_count() <= 6 && !line.is_item() &&
                    quoted(document.text, line.text).empty() && patent_in_brackets(document, line).empty();
        if (bare) {
            reading.label(line.text);  // "Journal articles": a heading among the references
        } else {
            result.push_back(read_one(reading, section.kind, line));
        }
    }
}

/// Title, authors and venue below each other: a paper begins above each line of authors, where there is space or with
/// the line right above. Empty unless two or more are so, from the first line on.
std::vector<Entry> entries_by_authors(std::string_view text, const std::vector<Line>& lines) {
    std::vector<std::size_t> authors;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        int names = 0;
        const std::uint32_t end = end_of_authors(text, lines[i].text, &names);
        if (names >= 2 && end + 2 >= lines[i].text.end) {
            authors.push_back(i);
        }
    }
    std::vector<std::size_t> begins;
    for (std::size_t a = 0; a < authors.size(); ++a) {
        const std::size_t from = a == 0 ? 0 : authors[a - 1] + 1;
        if (from >= authors[a]) {
            return {};
        }
        std::size_t begin = a == 0 ? 0 : authors[a] - 1;
        for (std::size_t i = from; a > 0 && i < authors[a]; ++i) {
            constexpr float apart = 0.35F;  // lines
            begin = lines[i].gap_before > std::max(apart, lines[begin].gap_before) ? i : begin;
        }
        begins.push_back(begin);
    }
    constexpr std::size_t highest_title = 3;  // lines
    if (begins.size() < 2 || authors.front() > highest_title) {
        return {};
    }
    std::vector<Entry> entries;
    for (std::size_t b = 0; b < begins.size(); ++b) {
        const std::size_t end = b + 1 < begins.size() ? begins[b + 1] : lines.size();
        Entry entry;
        entry.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(begins[b]),
                           lines.begin() + static_cast<std::ptrdiff_t>(end));
        entry.header = entry.lines.size();
        entries.push_back(std::move(entry));
    }
    return entries;
}

/// Entries of several lines, found by the pattern of the section.
void read_entries(Reading& reading, const Section& section, std::vector<Publication>& result) {
    std::vector<Entry> entries = find_entries(reading.document, section);
    // "Fjord, I. and Brekke, O." ends like a sentence, behind which entries begin
    if (std::vector<Entry> by_authors = entries_by_authors(reading.document.text, section.lines);
        !by_authors.empty() && entries.size() >= 2 * by_authors.size()) {
        entries = std::move(by_authors);
    }
    const int level = usual_level(entries);
    for (const Entry& entry : entries) {
        const Line& first = entry.lines.front();
        if (entry.lines.size() == 1 && first.kind == BlockKind::heading && first.periods.empty() && level > 0) {
            reading.label(first.text);  // "### Machine learning" over papers
        } else if (entry.lines.size() == 1) {
            result.push_back(read_one(reading, section.kind, first));
        } else {
            result.push_back(read_stacked_paper(reading, entry.lines));
        }
    }
}

/// "Talk: “Title”, Venue, 2023" among papers: its label says what it is.
Section without_talks(Reading& reading, const Section& section) {
    constexpr std::size_t longest_label = 30;
    std::string_view text = reading.document.text;
    Section papers{section.kind, section.title, {}};
    Section talks{SectionKind::talks, {}, {}};
    for (const Line& line : section.lines) {
        std::size_t colon = line.text.of(text).substr(0, longest_label).find(':');
        Span label{line.text.begin, static_cast<std::uint32_t>(line.text.begin + std::min(colon, longest_label))};
        auto hits =
            colon == std::string_view::npos ? std::vector<LexiconHit>{} : lookup(Idea::venue_words, label.of(text));
        bool talk = line.has_period() && !quoted(text, line.text).empty() &&
                    std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "talk"; });
        if (talk) {
            reading.label(label);
            talks.lines.push_back(part_of(reading.document, line, {label.end + 1, line.text.end}, reading.order));
        } else {
            papers.lines.push_back(line);
        }
    }
    if (!talks.lines.empty()) {
        read_projects(reading, talks);
    }
    return papers;
}

/// "2021   Fjord, I. Title …" over "       Brekke, O. Title …": the year in the margin column holds until the next one.
void add_years_of_margin_column(const Document& document, const Section& section, BetweenPapers& between) {
    if (!between.years.empty()) {
        return;
    }
    for (const Line& line : section.lines) {
        if (line.cells.size() >= 2 && behind_leading_year(document.text, line) > line.text.begin) {
            between.years.push_back({line.text.begin, line.periods.front()});
        }
    }
}

/// "2024" above the papers of that year, "*Contributed equally" below authors with such a mark.
void add_years_and_notes(const Document& document, const BetweenPapers& between, std::vector<Publication>& papers) {
    auto note = between.notes.begin();
    auto abstract = between.abstracts.begin();
    for (std::size_t i = 0; i < papers.size(); ++i) {
        Publication& p = papers[i];
        if (!p.name || p.name->where.empty()) {
            continue;
        }
        const std::uint32_t at = p.name->where.front().begin;
        if (const FoundPeriod* year = year_above(between.years, at); !p.release_date && year != nullptr) {
            p.release_date = moment(*year, "publications.date.above");
        }
        bool last = i + 1 == papers.size() || !papers[i + 1].name || papers[i + 1].name->where.empty();
        std::uint32_t next =
            last ? static_cast<std::uint32_t>(document.text.size()) : papers[i + 1].name->where.front().begin;
        while (note != between.notes.end() && note->begin < at) {
            ++note;
        }
        while (abstract != between.abstracts.end() && abstract->begin < at) {
            ++abstract;
        }
        if (abstract != between.abstracts.end() && abstract->begin < next) {
            add_paragraph(document, p.summary, *abstract, "publications.abstract");
        }
        if (note != between.notes.end() && note->begin < next && p.summary &&
            p.summary->value.find(document.text[note->begin]) != std::string::npos) {
            add_paragraph(document, p.summary, *note, "publications.note");
        }
    }
}

}  // namespace

void read_publications(Reading& reading, const Section& all) {
    std::vector<Publication> rows;
    const Section whole = read_table_rows(reading, all, [&](const Line& line, const std::vector<Labelled>& cells) {
        rows.push_back(read_paper_row(reading, line, cells));
    });
    for (Publication& p : rows) {
        if (all.kind == SectionKind::patents) {
            p.patent = Found<bool>{true, {}, Confidence::inferred, "publications.patent"};
        }
        reading.cv.publications.push_back(std::move(p));
    }
    BetweenPapers between;
    const Section section =
        without_talks(reading, without_notes(reading, without_group_titles(reading, whole), between));
    if (section.lines.empty()) {
        return;
    }
    std::vector<Publication> result;
    add_years_of_margin_column(reading.document, section, between);
    std::vector<Reference> references = find_references(reading, section);
    result.reserve(references.size());
    for (Reference& reference : references) {
        result.push_back(reference.lines.size() == 1 ? read_one(reading, section.kind, reference.lines.front())
                                                     : read_stacked_paper(reading, std::move(reference.lines)));
    }
    if (references.empty() && line_by_line(reading.document, section)) {
        read_lines(reading, section, result);
    } else if (references.empty()) {
        read_entries(reading, section, result);
    }
    add_years_and_notes(reading.document, between, result);
    for (Publication& p : result) {
        if (!p.name && !p.publisher && !p.summary) {
            continue;
        }
        if (section.kind == SectionKind::patents) {
            p.patent = Found<bool>{true, {}, Confidence::inferred, "publications.patent"};
        }
        reading.cv.publications.push_back(std::move(p));
    }
}

}  // namespace cvconv::recognizing
