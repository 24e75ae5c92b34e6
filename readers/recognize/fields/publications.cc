// Papers, books, patents.

#include <algorithm>
#include <cmath>

#include "readers/recognize/contact/urls.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/fields/citations.h"
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

/// "(US Patent 11,234,567)", "EP 1 234 567 B1" at the end of a line: the office and the number. Empty if there is none.
Span patent_number(const Document& document, const Line& line) {
    std::string_view own = line.text.of(document.text);
    std::size_t open = own.rfind('(');
    if (open == std::string_view::npos || open == 0 || !own.ends_with(')')) {
        return {};
    }
    Span inner{static_cast<std::uint32_t>(line.text.begin + open + 1), line.text.end - 1};
    auto digits = std::count_if(inner.of(document.text).begin(), inner.of(document.text).end(),
                                [](char c) { return c >= '0' && c <= '9'; });
    bool named = weigh(find(Idea::venue_words, words_of(document.text, inner)), "patent") > 0;
    return digits >= 4 && named && words_of(document.text, inner).size() <= 8 ? inner : Span{};
}

/// Is each line a reference of its own? Long lines, bullets or numbers that each have a date.
bool line_by_line(const Document& document, const Section& section) {
    int complete = 0;
    for (const Line& line : section.lines) {
        CitationSigns signs = citation_signs(document.text, line.text);
        bool own = line.is_item() || line.word_count() >= 10 || signs.quoted_titles > 0;
        bool cited = own && (!line.periods.empty() || signs.quoted_titles > 0 || signs.doi);
        complete += cited || !patent_number(document, line).empty() ? 1 : 0;
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

Publication read_line(Reading& reading, const Line& line) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    Publication p;
    if (Span number = patent_number(document, line); !number.empty()) {
        p.name = text_of(document, trim_punctuation(text, {line.text.begin, number.begin - 1}), Confidence::inferred,
                         "publications.name");
        p.publisher = text_of(document, number, Confidence::inferred, "publications.patent.number");
        if (const FoundPeriod* date = release(line, {}); date != nullptr && date->certainty >= 0.6F) {
            p.release_date = moment(*date, "publications.date");
        }
        set_url(reading, p, line.text);
        return p;
    }
    Citation c = parse_citation(text, line.text, line.periods, styled(line, true), styled(line, false));
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
    if (const FoundPeriod* date = release(line, c.title)) {
        p.release_date = moment(*date, "publications.date");
    }
    set_url(reading, p, line.text);
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
           words_of(document.text, name).size() == 1 && own.ends_with(' ') && capitals >= 2 &&
           lookup(Idea::venue_words, own).empty();
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

}  // namespace

void read_publications(Reading& reading, const Section& whole) {
    const Document& document = reading.document;
    const Section section = without_group_titles(reading, whole);
    std::string_view text = document.text;
    bool patents = section.kind == SectionKind::patents;
    std::vector<Publication> result;
    if (line_by_line(document, section)) {
        for (const Line& line : section.lines) {
            bool bare = line.periods.empty() && line.word_count() <= 6 && !line.is_item() &&
                        quoted(text, line.text).empty() && patent_number(document, line).empty();
            if (bare) {
                // "Journal articles", "2019": a heading among the references
                reading.label(line.text);
                continue;
            }
            result.push_back(read_line(reading, line));
        }
    } else {
        const std::vector<Entry> entries = find_entries(document, section);
        const int level = usual_level(entries);
        for (const Entry& entry : entries) {
            // title, authors, venue and date on lines of their own
            Publication p;
            const Line& first = entry.lines.front();
            if (entry.lines.size() == 1 && first.kind == BlockKind::heading && first.periods.empty() && level > 0) {
                reading.label(first.text);  // "### Machine learning" over papers
                continue;
            }
            if (entry.lines.size() == 1) {
                result.push_back(read_line(reading, first));
                continue;
            }
            for (std::size_t i = 0; i < entry.lines.size(); ++i) {
                const Line& line = entry.lines[i];
                if (!line.periods.empty() && !p.release_date) {
                    if (const FoundPeriod* date = release(line, {})) {
                        p.release_date = moment(*date, "publications.date");
                    }
                }
                set_url(reading, p, line.text);
                if (p.name && !p.publisher && names_conference(document, line)) {
                    p.publisher = text_of(document, line.text, Confidence::inferred, "publications.publisher");
                    continue;
                }
                if (p.publisher && p.summary && adds_to_venue(line)) {
                    p.publisher = found(document, Spans{p.publisher->where.front(), line.text}, " ",
                                        Confidence::inferred, "publications.publisher");
                    continue;
                }
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
                for (Span piece : pieces) {
                    for (Span part : without_urls(document, piece)) {
                        Span kept = strip(text, trim_punctuation(text, part), ",;:()");
                        if (kept.size() < 2) {
                            continue;
                        }
                        if (is_period_label(text, kept)) {  // "Published on: June 2022"
                            reading.label(kept);
                            continue;
                        }
                        std::uint32_t title_end = i == 0 && !p.name ? end_of_title(line, kept) : kept.end;
                        Span venue = without_preposition(
                            text, strip(text, trim_punctuation(text, {title_end, kept.end}), ",;:()"));
                        if (title_end < kept.end && title_end > kept.begin + 2 && !words_of(text, venue).empty() &&
                            words_of(text, venue).size() <= 14) {
                            p.publisher = text_of(document, venue, Confidence::inferred, "publications.publisher");
                            kept = strip(text, trim_punctuation(text, {kept.begin, title_end}), ",;:");
                        }
                        int names = 0;
                        std::uint32_t end = end_of_authors(text, kept, &names);
                        bool authors = names >= 2 && end + 3 >= kept.end;
                        if (!p.name && !authors) {
                            auto quotes = quoted(text, kept);
                            p.name = text_of(document, quotes.empty() ? kept : quotes.front(), Confidence::inferred,
                                             "publications.name");
                        } else if (authors && !p.summary) {
                            p.summary = text_of(document, kept, Confidence::inferred, "publications.authors");
                        } else if (!p.publisher && !line.sentence && words_of(text, kept).size() <= 14) {
                            p.publisher = text_of(document, kept, Confidence::inferred, "publications.publisher");
                        } else {
                            add_paragraph(document, p.summary, kept, "publications.summary");
                        }
                    }
                }
            }
            result.push_back(std::move(p));
        }
    }
    for (Publication& p : result) {
        if (!p.name && !p.publisher && !p.summary) {
            continue;
        }
        if (patents) {
            p.patent = Found<bool>{true, {}, Confidence::inferred, "publications.patent"};
        }
        reading.cv.publications.push_back(std::move(p));
    }
}

}  // namespace cvconv::recognizing
