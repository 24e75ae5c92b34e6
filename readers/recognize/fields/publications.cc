// Papers, books, patents.

#include <algorithm>
#include <cmath>

#include "readers/recognize/contact/urls.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/fields/citations.h"
#include "readers/recognize/fields/patents.h"
#include "readers/recognize/fields/reference_lines.h"
#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

namespace {

std::vector<Span> styled(const Line& line, bool bold) {
    std::vector<Span> spans;
    for (const Run& run : line.runs) {
        bool wanted = bold ? run.style.bold : run.style.italic;
        if (wanted && run.text.size() < line.text.size()) {
            spans.push_back(run.text);
        }
    }
    return spans;
}

/// Is each line a reference of its own? Long lines, bullets or numbers that each have a date.
bool line_by_line(const Document& document, const Section& section) {
    int complete = 0;
    for (const Line& line : section.lines) {
        CitationSigns signs = citation_signs(document.text, line.text);
        bool own = line.is_item() || line.word_count() >= 10 || signs.quoted_titles > 0;
        bool cited = own && (!line.periods.empty() || signs.quoted_titles > 0 || signs.doi);
        complete += cited || !patent_in_brackets(document, line).empty() ? 1 : 0;
    }
    return complete * 3 >= static_cast<int>(section.lines.size()) * 2;
}

void set_url(Reading& reading, Publication& p, Span line) {
    for (const FoundUrl& url : find_urls(reading.document.text, line)) {
        if (!p.url || url.is_doi) {
            p.url = Found<std::string>{url.url, {url.where}, Confidence::stated, "publications.url"};
        }
    }
    if (!p.url) {
        std::string target = reading.link_on(line);
        if (!target.empty()) {
            p.url = Found<std::string>{target, {}, Confidence::stated, "publications.url.link"};
        }
    }
}

/// The last date is the year of publication; a year inside the title is none.
const FoundPeriod* release(const Line& line, Span title) {
    const FoundPeriod* best = nullptr;
    for (const FoundPeriod& p : line.periods) {
        if (!p.where.overlaps(title) && (best == nullptr || p.certainty >= best->certainty - 0.3F)) {
            best = &p;
        }
    }
    return best;
}

/// Cuts links out of a stretch.
std::vector<Span> without_urls(const Document& document, Span span) {
    std::vector<Span> pieces{span};
    for (const FoundUrl& url : find_urls(document.text, span)) {
        Span last = pieces.back();
        pieces.pop_back();
        if (url.where.begin > last.begin) {
            pieces.push_back({last.begin, url.where.begin});
        }
        if (url.where.end < last.end) {
            pieces.push_back({url.where.end, last.end});
        }
        if (pieces.empty()) {
            break;
        }
    }
    return pieces;
}

/// "Cognition, 143, 93-100. [pdf], [press]": words at the end that are nothing but links.
Span without_link_words(const Document& document, Span venue) {
    auto link = std::partition_point(document.links.begin(), document.links.end(),
                                     [&](const Link& other) { return other.text.begin < venue.end; });
    while (link != document.links.begin()) {
        --link;
        Span text = trim_punctuation(document.text, link->text);
        bool behind = text.begin > venue.begin && text.end <= venue.end &&
                      trim_punctuation(document.text, {text.end, venue.end}).empty();
        if (!behind) {
            break;
        }
        std::string_view own = text.of(document.text);
        bool word =
            words_of(document.text, text).size() == 1 && own.find_first_of("0123456789./") == std::string_view::npos;
        std::size_t at = 0;
        if (!word || !is_lower(next_character(own, at))) {
            break;
        }
        venue.end = text.begin;
        venue = trim_punctuation(document.text, venue);
    }
    return venue;
}

/// "CHI ’24" → 2024
Date year_of_badge(std::string_view text, Span badge) {
    constexpr int first_of_last_century = 50;
    int year = (text[badge.end - 2] - '0') * 10 + (text[badge.end - 1] - '0');
    PartialDate date;
    date.year = static_cast<decltype(date.year)>(year + (year >= first_of_last_century ? 1900 : 2000));
    return Found<PartialDate>{date, {badge}, Confidence::inferred, "publications.date.badge"};
}

Publication read_line(Reading& reading, Line line) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    Publication p;
    set_url(reading, p, line.text);
    cut_link_words(reading, line);
    if (Span number = patent_in_brackets(document, line); !number.empty()) {
        p.name = text_of(document, trim_punctuation(text, {line.text.begin, number.begin - 1}), Confidence::inferred,
                         "publications.name");
        p.publisher = text_of(document, number, Confidence::inferred, "publications.patent.number");
        if (const FoundPeriod* date = release(line, {}); date != nullptr && date->certainty >= 0.6F) {
            p.release_date = moment(*date, "publications.date");
        }
        return p;
    }
    Span badge = badge_of(text, line.text);
    Span body = badge.empty() ? line.text : trim(text, {badge.end, line.text.end});
    p.publisher = text_of(document, badge, Confidence::inferred, "publications.publisher.badge");
    Citation c = parse_citation(text, body, line.periods, styled(line, true), styled(line, false));
    if (c.title.empty()) {
        std::swap(c.title, c.authors);  // "Jane Example's Blog (2011)": what looks like an author is all there is
    }
    p.name = text_of(document, c.title, Confidence::inferred, "publications.name");
    p.summary = text_of(document, c.authors, Confidence::inferred, "publications.authors");
    c.venue = without_link_words(document, c.venue);
    for (Span piece : without_urls(document, c.venue)) {
        Span kept = strip(text, trim_punctuation(text, piece), ",;:[]");
        for (std::string_view label : {"doi", "DOI", "url", "URL"}) {
            if (kept.of(text).ends_with(label)) {
                kept.end -= static_cast<std::uint32_t>(label.size());
                kept = strip(text, trim_punctuation(text, kept), ",;:[]");
            }
        }
        if (kept.size() > 2 && !p.publisher) {
            p.publisher = text_of(document, kept, Confidence::inferred, "publications.publisher");
        }
    }
    const FoundPeriod* date = release(line, c.title);
    if (!badge.empty() && (date == nullptr || date->where.overlaps(badge))) {
        p.release_date = year_of_badge(text, badge);
    } else if (date != nullptr) {
        p.release_date = moment(*date, "publications.date");
        if (date->where.overlaps(c.authors)) {
            p.release_date->value.month = 0;  // "Fjord, I. 2020": an initial, and no Roman month
        }
    }
    return p;
}

/// "**Ledgers You Can Explain** in Practical Backends": where the title's look, or its cell, ends.
std::uint32_t end_of_title(const Line& line, Span piece) {
    for (Span cell : line.cells) {
        if (cell.begin > piece.begin + 2 && cell.begin < piece.end) {
            piece.end = cell.begin;
            break;
        }
    }
    const Run* first = nullptr;
    for (const Run& run : line.runs) {
        if (run.text.end <= piece.begin || run.text.begin >= piece.end) {
            continue;
        }
        if (first == nullptr) {
            first = &run;
        } else if (run.style.bold != first->style.bold || run.style.italic != first->style.italic ||
                   std::abs(run.style.size - first->style.size) > 0.6F) {
            return run.text.begin;
        }
    }
    return piece.end;
}

bool is_period_label(std::string_view text, Span span) {
    auto hits = lookup(Idea::entry_labels, span.of(text));
    return std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "period"; });
}

/// "NeurIPS 2023", "PACT 2022, Best Paper": the year belongs to the conference's name.
bool names_conference(const Document& document, const Line& line) {
    if (line.periods.size() != 1 || line.word_count() < 2 || line.word_count() > 8) {
        return false;
    }
    const FoundPeriod& period = line.periods.front();
    Span name{line.text.begin, period.where.begin};
    std::string_view own = name.of(document.text);
    int capitals = 0;
    for (char c : trim(own)) {
        capitals += c >= 'A' && c <= 'Z' ? 1 : 0;
    }
    return !period.is_range && !period.in_brackets && period.start && period.start->month == 0 &&
           words_of(document.text, name).size() == 1 && own.ends_with(' ') && capitals >= 2;
}

/// "AI4Edu Workshop", "Demo paper" below the authors: what kind of a venue it was.
bool adds_to_venue(const Line& line) {
    auto hits = find(Idea::venue_words, line.words);
    return line.periods.empty() && !line.is_item() && line.word_count() <= 4 && !hits.empty();
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

/// "in Nature" → Nature
Span without_preposition(std::string_view text, Span span) {
    for (std::string_view word : {"in ", "In ", "by ", "at ", "im ", "en ", "dans ", "em "}) {
        if (span.of(text).starts_with(word) && span.size() > word.size() + 2) {
            span.begin += static_cast<std::uint32_t>(word.size());
            break;
        }
    }
    return span;
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

/// The pieces of a line without its dates and addresses.
std::vector<Span> said_in(const Document& document, const Line& line) {
    std::vector<Span> pieces{line.text};
    for (const FoundPeriod& period : line.periods) {
        if (period.certainty < 0.5F) {
            continue;
        }
        Span last = pieces.back();
        pieces.pop_back();
        pieces.push_back({last.begin, period.where.begin});
        pieces.push_back({period.where.end, last.end});
    }
    std::vector<Span> said;
    for (Span piece : pieces) {
        for (Span part : without_urls(document, piece)) {
            Span kept = strip(document.text, trim_punctuation(document.text, part), ",;:()");
            if (kept.size() >= 2) {
                said.push_back(kept);
            }
        }
    }
    return said;
}

/// "“Title” (with O. Brekke)": title and who else wrote it. False if the piece is something else.
bool read_title_and_company(const Document& document, const Line& line, Publication& p) {
    Citation c = parse_citation(document.text, line.text, line.periods, {}, {});
    bool whole = !c.authors.empty() && c.authors.begin > c.title.end && c.venue.empty() && c.rest.empty();
    if (!whole || quoted(document.text, line.text).empty()) {
        return false;
    }
    p.name = text_of(document, c.title, Confidence::inferred, "publications.name");
    p.summary = text_of(document, c.authors, Confidence::inferred, "publications.authors");
    return true;
}

/// Is this the name of whose CV it is, or does it end with the same surname?
bool is_owner(const Reading& reading, Span span) {
    const auto& name = reading.cv.basics.name;
    auto own = name ? words_of(name->value) : std::vector<Word>{};
    auto words = words_of(reading.document.text, span);
    return !own.empty() && !words.empty() && words.size() <= 6 && own.back().folded == words.back().folded;
}

/// One piece of what stands on line `i` of title, authors, venue below each other.
void read_piece(Reading& reading, const std::vector<Line>& lines, std::size_t i, Span kept, Publication& p) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    const Line& line = lines[i];
    if (is_period_label(text, kept)) {  // "Published on: June 2022"
        reading.label(kept);
        return;
    }
    std::uint32_t title_end = i == 0 && !p.name ? end_of_title(line, kept) : kept.end;
    Span venue = without_preposition(text, strip(text, trim_punctuation(text, {title_end, kept.end}), ",;:()"));
    if (title_end < kept.end && title_end > kept.begin + 2 && !words_of(text, venue).empty() &&
        words_of(text, venue).size() <= 14) {
        p.publisher = text_of(document, venue, Confidence::inferred, "publications.publisher");
        kept = strip(text, trim_punctuation(text, {kept.begin, title_end}), ",;:");
    }
    int names = 0;
    std::uint32_t end = end_of_authors(text, kept, &names);
    // one name alone may be a publisher's; that of whose CV it is, below the title, is the author
    bool alone = names == 1 && i == 1 && p.name && is_owner(reading, kept);
    bool authors = (names >= 2 || alone) && end + 3 >= kept.end;
    if (!p.name && !authors) {
        auto quotes = quoted(text, kept);
        p.name = text_of(document, quotes.empty() ? kept : quotes.front(), Confidence::inferred, "publications.name");
    } else if (authors && !p.summary) {
        p.summary = text_of(document, kept, Confidence::inferred, "publications.authors");
    } else if (!p.publisher && !line.sentence && words_of(text, kept).size() <= 14) {
        p.publisher = text_of(document, kept, Confidence::inferred, "publications.publisher");
    } else {
        add_paragraph(document, p.summary, kept, "publications.summary");
    }
}

/// Title, authors, venue and date on lines of their own.
Publication read_stacked(Reading& reading, std::vector<Line> lines) {
    const Document& document = reading.document;
    Publication p;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        set_url(reading, p, lines[i].text);
        cut_link_words(reading, lines[i]);
        const Line& line = lines[i];
        if (!line.periods.empty() && !p.release_date) {
            if (const FoundPeriod* date = release(line, {})) {
                p.release_date = moment(*date, "publications.date");
            }
        }
        if (p.name && !p.publisher && names_conference(document, line)) {
            p.publisher = text_of(document, line.text, Confidence::inferred, "publications.publisher");
            continue;
        }
        if (p.publisher && p.summary && adds_to_venue(line)) {
            p.publisher = found(document, Spans{p.publisher->where.front(), line.text}, " ", Confidence::inferred,
                                "publications.publisher");
            continue;
        }
        if (i == 0 && read_title_and_company(document, line, p)) {
            continue;
        }
        for (Span kept : said_in(document, line)) {
            read_piece(reading, lines, i, kept, p);
        }
    }
    return p;
}

/// What is read from one line, in a section of papers or patents.
Publication read_one(Reading& reading, SectionKind kind, Line line) {
    if (kind == SectionKind::patents) {
        if (auto patent = read_patent(reading, line)) {
            set_url(reading, *patent, line.text);
            return *patent;
        }
    }
    return read_line(reading, line);
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

/// Entries of several lines, found by the pattern of the section.
void read_entries(Reading& reading, const Section& section, std::vector<Publication>& result) {
    const std::vector<Entry> entries = find_entries(reading.document, section);
    const int level = usual_level(entries);
    for (const Entry& entry : entries) {
        const Line& first = entry.lines.front();
        if (entry.lines.size() == 1 && first.kind == BlockKind::heading && first.periods.empty() && level > 0) {
            reading.label(first.text);  // "### Machine learning" over papers
        } else if (entry.lines.size() == 1) {
            result.push_back(read_one(reading, section.kind, first));
        } else {
            result.push_back(read_stacked(reading, entry.lines));
        }
    }
}

/// "2024" above the papers of that year, "*Contributed equally" below authors with such a mark.
void add_years_and_notes(const Document& document, const BetweenPapers& between, std::vector<Publication>& papers) {
    auto year = between.years.begin();
    auto note = between.notes.begin();
    for (std::size_t i = 0; i < papers.size(); ++i) {
        Publication& p = papers[i];
        if (!p.name || p.name->where.empty()) {
            continue;
        }
        const std::uint32_t at = p.name->where.front().begin;
        while (year != between.years.end() && std::next(year) != between.years.end() && std::next(year)->begin < at) {
            ++year;
        }
        if (!p.release_date && year != between.years.end() && year->begin < at) {
            p.release_date = moment(year->year, "publications.date.above");
        }
        bool last = i + 1 == papers.size() || !papers[i + 1].name || papers[i + 1].name->where.empty();
        std::uint32_t next =
            last ? static_cast<std::uint32_t>(document.text.size()) : papers[i + 1].name->where.front().begin;
        while (note != between.notes.end() && note->begin < at) {
            ++note;
        }
        if (note != between.notes.end() && note->begin < next && p.summary &&
            p.summary->value.find(document.text[note->begin]) != std::string::npos) {
            add_paragraph(document, p.summary, *note, "publications.note");
        }
    }
}

}  // namespace

void read_publications(Reading& reading, const Section& whole) {
    BetweenPapers between;
    const Section section = without_notes(reading, without_group_titles(reading, whole), between);
    if (section.lines.empty()) {
        return;
    }
    std::vector<Publication> result;
    std::vector<Reference> references = find_references(reading, section);
    for (Reference& reference : references) {
        result.push_back(reference.lines.size() == 1 ? read_one(reading, section.kind, reference.lines.front())
                                                     : read_stacked(reading, std::move(reference.lines)));
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
