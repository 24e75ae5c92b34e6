#include "readers/recognize/fields/publications/paper_lines.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/citations/preprint_numbers.h"
#include "readers/pieces/citations/reference_marks.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/recognize/fields/publications/paper_notes.h"
#include "readers/recognize/fields/publications/paper_parts.h"
#include "readers/recognize/fields/publications/patents.h"
#include "readers/recognize/fields/publications/reference_lines.h"

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

/// "Pump Lett. 101 (4), 044015. arXiv:1911.11027 (Editors' choice)": the number is an address, and what stands behind
/// it is of the paper.
void set_preprint_number(Reading& reading, Publication& p, Citation& c) {
    const PreprintNumber number = preprint_number_behind_journal(reading.document.text, c.venue);
    if (number.where.empty()) {
        return;
    }
    if (p.url) {
        reading.label(number.where);  // a DOI says where it stands
    } else {
        p.url = Found<std::string>{number.url, {number.where}, Confidence::stated, "publications.url.arxiv"};
    }
    const Span behind = trim(reading.document.text, {number.where.end, c.venue.end});
    if (words_of(reading.document.text, behind).size() >= 2) {
        add_paragraph(reading.document, p.summary, behind, "publications.remark");
    }
    c.venue.end = number.where.begin;
}

/// "Wool Weight: Debt in a Sheep Economy. Harbour Press": one name before a colon, and no word of it is the owner's,
/// who would stand there alone. It is the title, and what follows the subtitle.
void join_subtitle(const Reading& reading, Citation& c) {
    const std::string_view text = reading.document.text;
    if (c.authors.empty() || c.authors.of(text).find_first_of(",.;&/") != std::string_view::npos ||
        text.substr(c.authors.end, 2) != ": " || c.title.begin != c.authors.end + 2 || !reading.cv.basics.name) {
        return;
    }
    const auto owner = words_of(reading.cv.basics.name->value);
    const auto words = words_of(text, c.authors);
    const bool own = std::any_of(words.begin(), words.end(), [&](const Word& word) {
        return is_conjunction(word.folded, {}) ||
               std::any_of(owner.begin(), owner.end(), [&](const Word& name) { return name.folded == word.folded; });
    });
    if (!own) {
        c.title.begin = c.authors.begin;
        c.authors = {};
    }
}

/// "In: Salt A & Tide B (eds), Handbook of Quays": who made the book that the paper is in.
bool names_editors(std::string_view text, Span venue) {
    const auto words = find(Idea::citation_words, text, venue);
    return std::any_of(words.begin(), words.end(), [](const LexiconHit& hit) { return hit.key == "editors"; });
}

/// "138 Tide Law Journal 455 (with TM Brekke)": the venue without whom one wrote it with, who go to `company`.
Span without_company(std::string_view text, Span venue, Span& company) {
    const std::size_t open = venue.of(text).rfind(" (");
    if (open == std::string_view::npos || open == 0) {
        return venue;
    }
    const auto begin = static_cast<std::uint32_t>(venue.begin + open);
    const Span behind = trim(text, {begin, std::min(venue.end + 1, static_cast<std::uint32_t>(text.size()))});
    company = with_whom(text, behind);
    return company.empty() || company.end + 2 < venue.end ? venue : Span{venue.begin, begin};
}

/// "(IF: 10.8)", "(Q1, impact factor 4.2)" at the end, or before an address: what is counted of the journal. Without
/// its brackets; empty if there is none.
Span measure_behind(const Document& document, Span body) {
    const std::string_view text = document.text;
    const std::size_t open = body.of(text).rfind(" (");
    const std::size_t close = open == std::string_view::npos ? open : body.of(text).find(')', open);
    if (close == std::string_view::npos || open == 0) {
        return {};
    }
    const Span inside{static_cast<std::uint32_t>(body.begin + open + 2),
                      static_cast<std::uint32_t>(body.begin + close)};
    const auto words = find(Idea::citation_words, text, inside);
    const std::vector<Span> behind = without_urls(document, trim_punctuation(text, {inside.end + 1, body.end}));
    const bool measured = std::any_of(words.begin(), words.end(), [&](const LexiconHit& hit) {
        return hit.key == "measure" && hit.where.begin == inside.begin;
    });
    const bool last =
        std::all_of(behind.begin(), behind.end(), [&](Span piece) { return words_of(text, piece).empty(); });
    return measured && last ? inside : Span{};
}

}  // namespace

Publication read_paper_line(Reading& reading, Line line) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    Publication p;
    set_url(reading, p, line.text);
    cut_link_words(reading, line);
    if (Span number = patent_in_brackets(document, line); !number.empty()) {
        p.name = text_of(document, trim_punctuation(text, {line.text.begin, number.begin - 1}), Confidence::inferred,
                         "publications.name");
        p.publisher = text_of(document, number, Confidence::inferred, "publications.patent.number");
        if (const FoundPeriod* date = release_of(line, {}); date != nullptr && date->certainty >= 0.6F) {
            p.release_date = moment(*date, "publications.date");
        }
        return p;
    }
    Span badge = badge_of(text, line.text);
    Span body =
        badge.empty() ? Span{behind_leading_year(text, line), line.text.end} : trim(text, {badge.end, line.text.end});
    const Span measure = measure_behind(document, body);
    body.end = measure.empty() ? body.end : trim(text, {body.begin, measure.begin - 1}).end;
    p.publisher = text_of(document, badge, Confidence::inferred, "publications.publisher.badge");
    std::vector<FoundPeriod> dates = line.periods;
    std::erase_if(dates, [&](const FoundPeriod& date) { return is_issue(text, date) || is_identifier(text, date); });
    std::erase_if(line.periods, [&](const FoundPeriod& date) { return is_identifier(text, date); });
    Citation c = parse_citation(text, body, dates, styled(line, true), styled(line, false));
    join_subtitle(reading, c);
    if (c.title.empty()) {
        std::swap(c.title, c.authors);  // "Jane Example's Blog (2011)": what looks like an author is all there is
    }
    p.name = text_of(document, c.title, Confidence::inferred, "publications.name");
    p.summary = text_of(document, c.authors, Confidence::inferred, "publications.authors");
    if (Span company; c.authors.empty()) {
        const Span venue = without_company(text, c.venue, company);
        if (venue.end < c.venue.end) {
            c.venue = venue;
            p.summary = text_of(document, company, Confidence::inferred, "publications.authors.company");
        }
    }
    c.venue = without_link_words(document, c.venue);
    set_preprint_number(reading, p, c);
    for (Span piece : without_urls(document, c.venue)) {
        Span kept = strip(text, trim_punctuation(text, piece), ",;:[]");
        for (std::string_view label : {"doi", "DOI", "url", "URL"}) {
            if (kept.of(text).ends_with(label)) {
                kept.end -= static_cast<std::uint32_t>(label.size());
                kept = strip(text, trim_punctuation(text, kept), ",;:[]");
            }
        }
        if (leads_with_in(kept.of(text)) && !names_editors(text, kept) &&
            (c.authors.end > line.text.begin || !quoted(text, body).empty())) {  // "In Handbook of Winter Ecology"
            kept = trim(text, {static_cast<std::uint32_t>(kept.begin + kept.of(text).find(' ')), kept.end});
        }
        if (kept.size() > 2 && !p.publisher) {
            p.publisher = text_of(document, kept, Confidence::inferred, "publications.publisher");
        }
    }
    for (Span rest : c.rest) {  // "…, 2019. Together with Per Salt."
        auto words = words_of(text, rest);
        if (begins_with_state(text, rest) && words.size() <= 10) {  // "(2024), submitted to Tide Letters"
            add_paragraph(document, p.summary, rest, "publications.state");
            continue;
        }
        bool company =
            words.size() >= 2 && words.size() <= 12 && (is_with(words[0].folded) || is_with(words[1].folded));
        if (company && c.authors.empty() && !p.summary) {
            p.summary = text_of(document, rest, Confidence::inferred, "publications.authors");
        }
    }
    const FoundPeriod* date = release_of(line, c.title);
    if (!badge.empty() && (date == nullptr || date->where.overlaps(badge))) {
        p.release_date = year_of_badge(text, badge);
    } else if (date != nullptr) {
        p.release_date = moment(*date, "publications.date");
        if (date->where.overlaps(c.authors) || is_issue(text, *date)) {
            p.release_date->value.month = 0;  // "Fjord, I. 2020": an initial, and no Roman month
        }
    }
    if (!measure.empty()) {
        add_paragraph(document, p.summary, measure, "publications.measure");
    }
    return p;
}

}  // namespace cvconv::recognizing
