#include "readers/recognize/fields/publications/stacked_papers.h"

#include <algorithm>
#include <cmath>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/function_words.h"
#include "readers/recognize/fields/publications/paper_notes.h"
#include "readers/recognize/fields/publications/paper_parts.h"

namespace cvconv::recognizing {

namespace {

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
    return means(Idea::entry_labels, span.of(text), "period");
}

/// "TIDES 2025 — Spotlight" → Spotlight: a few words behind a dash, and no date. Empty if there are none.
Span remark_behind_dash(std::string_view text, Span line) {
    constexpr std::size_t most_words = 4;
    for (std::string_view dash : {" — ", " – ", " -- "}) {
        const std::size_t at = line.of(text).rfind(dash);
        if (at == std::string_view::npos || at < 4) {
            continue;
        }
        const Span remark = trim(text, {static_cast<std::uint32_t>(line.begin + at + dash.size()), line.end});
        const bool plain = remark.of(text).find_first_of("0123456789,") == std::string_view::npos;
        const Span before{line.begin, static_cast<std::uint32_t>(line.begin + at)};
        const bool dated = before.of(text).find_first_of("0123456789") != std::string_view::npos;
        return plain && dated && words_of(text, remark).size() <= most_words ? remark : Span{};
    }
    return {};
}

/// "TIDES 2025 —" → TIDES 2025
Span without_dash(std::string_view text, Span line) {
    line = trim(text, line);
    while (!line.empty() && is_dash(character_before(text, line.end))) {
        line.end = static_cast<std::uint32_t>(previous(text, line.end));
        line = trim(text, line);
    }
    return line;
}

/// "MLPump 2023", "TIDES 2022, Best Paper": the year belongs to the conference's name.
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

/// "Tides4Schools Workshop", "Demo paper" below the authors: what kind of a venue it was.
bool adds_to_venue(const Line& line) {
    auto hits = line.hits_of(Idea::venue_words);
    return line.periods.empty() && !line.is_item() && line.word_count() <= 4 && !hits.empty();
}

/// "in Nature" → Nature
Span without_preposition(std::string_view text, Span span) {
    constexpr std::size_t shortest = 3;  // bytes of the name
    const std::size_t blank = span.of(text).find(' ');
    if (blank == std::string_view::npos || blank == 0 || span.size() < blank + shortest) {
        return span;
    }
    const std::string_view word = span.of(text).substr(0, blank);
    const std::string folded = fold(word);
    const bool small = !is_upper(character_at(word, 0)) || is_listed(Idea::function_words, folded, "in", "en");
    const bool leads = is_in(folded) || is_at_word(folded) || is_by(folded);
    return small && leads ? trim(text, {static_cast<std::uint32_t>(span.begin + blank), span.end}) : span;
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

/// Is this the name of whose CV it is, or does it end with the same surname, or begin with it before initials?
bool is_owner(const Reading& reading, Span span) {
    const auto& name = reading.cv.basics.name;
    auto own = name ? words_of(name->value) : std::vector<Word>{};
    auto words = words_of(reading.document.text, span);
    if (own.empty() || words.empty() || words.size() > 6) {
        return false;
    }
    const bool inverted = words.size() >= 2 && std::all_of(words.begin() + 1, words.end(), [](const Word& word) {
                              return word.capitals && word.folded.size() <= 2;
                          });
    return own.back().folded == words.back().folded || (inverted && own.back().folded == words.front().folded);
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

}  // namespace

Publication read_stacked_paper(Reading& reading, std::vector<Line> lines) {
    const Document& document = reading.document;
    Publication p;
    Text remarks;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        set_url(reading, p, lines[i].text);
        cut_link_words(reading, lines[i]);
        const Line& line = lines[i];
        if (!line.periods.empty() && !p.release_date) {
            if (const FoundPeriod* date = release_of(line, {})) {
                p.release_date = moment(*date, "publications.date");
            }
        }
        if (Span remark = remark_behind_dash(document.text, line.text); p.name && !remark.empty()) {
            // "TIDES 2025 — Spotlight"
            add_paragraph(document, remarks, remark, "publications.remark");
            lines[i] = part_of(document, line, {line.text.begin, remark.begin}, reading.order);
            lines[i] = part_of(document, lines[i], without_dash(document.text, lines[i].text), reading.order);
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
    if (remarks) {
        for (Span where : remarks->where) {
            add_paragraph(document, p.summary, where, "publications.remark");
        }
    }
    return p;
}

}  // namespace cvconv::recognizing
