#include "readers/recognize/fields/projects/talks.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/citations/conference_name.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/recognize/fields/projects/project_dates.h"
#include "readers/recognize/lines/line_dates.h"

namespace cvconv::recognizing {

namespace {

/// "(with M. Fjord)"
bool says_with_whom(std::string_view text, Span bracket) {
    auto words = words_of(text, bracket);
    return words.size() >= 2 && text[bracket.begin] == '(' && is_with(words.front().folded);
}

/// The first sentence of a line, which has more behind it: "Salt for All. Keynote, Harbour Days". Empty if there is
/// none.
Span first_sentence(std::string_view text, const Line& whole) {
    constexpr std::size_t least_letters = 4;  // "Dr. Fjord", "vs. Goliath"
    Span line = whole.text;
    bool phrases = false;  // "2022. Salt: A History. Harbour Days": full stops part all, and no colon does
    if (!whole.periods.empty() && whole.periods.front().where.begin <= line.begin + 1) {
        const std::uint32_t end = whole.periods.front().where.end;
        phrases = end < line.end && text[end] == '.';
        line = strip(text, {end, line.end}, ",;:.");  // "2022-10 Salt for All. Harbour Days"
        line.begin = trim(text, line).begin;
    }
    for (std::uint32_t at = line.begin; at + 2 < line.end; ++at) {
        if (text[at] == ',' || text[at] == ';' || (text[at] == ':' && !phrases) || text[at] == '(') {
            break;
        }
        const bool asks = text[at] == '?' || text[at] == '!';
        if ((text[at] != '.' && !asks) || text[at + 1] != ' ') {
            continue;
        }
        Span before = trim(text, {line.begin, at});
        auto words = words_of(text, before);
        if (words.size() >= 2 && words.back().where.size() >= least_letters && words.back().where.end == at &&
            is_upper(character_at(text, text.find_first_not_of(' ', at + 1)))) {
            return asks ? Span{before.begin, at + 1} : before;
        }
    }
    return {};
}

/// "“Ferries”: Harbour Museum": one word in quotation marks at the front. Empty if there is none.
Span quoted_word(std::string_view text, Span line) {
    if (!is_opening_quotation(character_at(text, line.begin))) {
        return {};
    }
    auto words = words_of(text, {line.begin, std::min(line.end, line.begin + 60)});
    if (words.empty()) {
        return {};
    }
    char32_t behind = character_at(text, words.front().where.end);
    bool closed = behind == '"' || behind == U'”' || behind == U'“' || behind == U'»';
    return closed ? words.front().where : Span{};
}

/// "12 May 2024, Hull: “Loops”": where it was, between the date and the title. Empty if there is no such place.
Span place_before(std::string_view text, const Line& line, Span title) {
    if (!line.has_period() || line.periods.front().where.begin > line.text.begin + 1) {
        return {};
    }
    std::string_view between = text.substr(0, title.begin);
    std::size_t colon = between.rfind(':');
    Span place = strip(text, {line.periods.front().where.end, title.begin}, ",;.");
    if (colon == std::string_view::npos || colon <= line.periods.front().where.end) {
        return {};
    }
    place.end = std::min(place.end, static_cast<std::uint32_t>(colon));
    place = strip(text, place, ",;.");
    return words_of(text, place).size() <= 8 ? place : Span{};
}

/// "Paper presented at the Nordic Pump Meeting, Hull": where that was; the words before it go to the description.
/// `fewest` words say so.
Span behind_presented(Reading& reading, Span venue, std::size_t fewest, Project& p) {
    std::string_view text = reading.document.text;
    for (const LexiconHit& hit : find(Idea::venue_words, text, {venue.begin, std::min(venue.end, venue.begin + 60)})) {
        const bool presented =
            hit.key == "talk" && hit.where.begin <= venue.begin + 1 && words_of(text, hit.where).size() >= fewest;
        std::uint32_t cut = hit.where.end;
        while (presented && cut < venue.end) {  // "Poster presented at the"
            auto words = words_of(text, {cut, std::min(venue.end, cut + 20)});
            bool small = !words.empty() && is_lower(character_at(text, words.front().where.begin));
            if (!small || words.front().where.end > cut + 16) {
                break;
            }
            cut = words.front().where.end;
        }
        if (presented && cut < venue.end) {
            add_paragraph(reading.document, p.description, {venue.begin, hit.where.end}, "projects.description");
            reading.label(trim(text, {hit.where.end, cut}));  // "presented at the"
            return trim(text, {cut, venue.end});
        }
    }
    return venue;
}

/// "Ponencia" of "Ponencia en el Congreso de Mareas", "oplæg" of "oplæg på Havnedagene": what kind of talk it was,
/// before where it was. Empty if the venue begins otherwise.
Span kind_before_venue(std::string_view text, Span venue) {
    for (const LexiconHit& hit : find(Idea::venue_words, text, venue)) {
        const auto behind = words_of(text, {hit.where.end, venue.end});
        if (hit.key == "talk" && hit.where.begin == venue.begin && behind.size() >= 2 &&
            is_lower(character_at(text, behind.front().where.begin)) && joins_role(behind.front().folded)) {
            return hit.where;
        }
    }
    return {};
}

}  // namespace

bool is_kind_of_talk(std::string_view text, Span span) {
    auto hits = lookup(Idea::venue_words, span.of(text));
    auto words = words_of(text, span);
    return std::any_of(hits.begin(), hits.end(),
                       [&](const LexiconHit& hit) {
                           return hit.key == "talk" || (hit.key == "conference" && words.size() == 1);
                       }) ||
           (!words.empty() && words.size() <= 3 && is_listed(Idea::citation_words, words.front().folded, "invited"));
}

const FoundPeriod* date_in(const Line& line, Span span) {
    const FoundPeriod* last = nullptr;
    for (const FoundPeriod& p : line.periods) {
        if (p.certainty >= 0.5F && p.where.begin >= span.begin && p.where.end <= span.end) {
            last = &p;
        }
    }
    return last;
}

void read_venue(const Document& document, Span venue, Project& p) {
    std::string_view text = document.text;
    venue = strip(text, venue, ",;:.");
    for (bool more = true; more && !venue.empty();) {
        more = false;
        Span first = venue;
        if (text[venue.begin] == '(') {
            std::size_t close = venue.of(text).find(')');
            first = close == std::string_view::npos
                        ? Span{}
                        : Span{venue.begin, static_cast<std::uint32_t>(venue.begin + close + 1)};
        } else if (std::size_t comma = venue.of(text).find_first_of(",("); comma != std::string_view::npos) {
            first.end = static_cast<std::uint32_t>(venue.begin + comma);
        }
        Span remark = strip(text, first, "()");
        if (!first.empty() && first.end < venue.end && (is_kind_of_talk(text, remark) || says_with_whom(text, first))) {
            add_paragraph(document, p.description, remark, "projects.description");
            venue = strip(text, {first.end, venue.end}, ",;:.");
            more = true;
        }
    }
    if (is_kind_of_talk(text, strip(text, venue, "()"))) {
        add_paragraph(document, p.description, strip(text, venue, "()"), "projects.description");
        return;
    }
    Bracketed parts = split_brackets(text, venue);
    auto inside = words_of(text, parts.inside);
    const bool with = inside.size() >= 2 && is_with(inside.front().folded);
    // "Harbour University (invited)", "Harbour Days (with Ole Brekke)"
    if (!parts.inside.empty() && (with || is_kind_of_talk(text, parts.inside))) {
        add_paragraph(document, p.description, parts.inside, "projects.description");
        venue = strip(text, parts.head, ",;:.");
    }
    if (const Span kind = kind_before_venue(text, venue); !kind.empty()) {
        add_paragraph(document, p.description, kind, "projects.description");
        const std::uint32_t behind = words_of(text, {kind.end, venue.end}).front().where.end;
        venue = without_article(text, trim(text, {behind, venue.end}));
        p.description->where.back().end = venue.begin;  // "en el" between them says no more
    }
    p.entity = text_of(document, venue, Confidence::inferred, "projects.entity");
}

bool read_cited_talk(Reading& reading, const Line& line, Project& p) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    int names = 0;
    std::uint32_t end = end_of_authors(text, line.text, &names);
    std::vector<Span> italic;
    for (const Run& run : line.runs) {
        if (run.style.italic && run.text.size() < line.text.size()) {
            italic.push_back(run.text);
        }
    }
    const bool dated = !line.periods.empty() && line.periods.front().where.begin <= end + 4 && line.has_period();
    // "Fjord, I., Brekke, O. Tides in pumps. Pump Meeting. Hull, 2014"
    const bool at_end = names >= 2 && line.has_period() && line.periods.back().where.end + 2 >= line.text.end &&
                        line.word_count() >= 10;
    if (names == 0 || !(dated || at_end) || !quoted(text, line.text).empty()) {
        return false;
    }
    Citation c = parse_citation(text, line.text, line.periods, {}, italic);
    if (c.title.empty() || c.venue.empty() || (!dated && c.authors.empty())) {
        return false;
    }
    p.name = text_of(document, c.title, Confidence::inferred, "projects.name");
    Span venue = c.venue;
    venue = behind_presented(reading, venue, 1, p);
    read_venue(document, venue, p);
    add_paragraph(document, p.description, c.authors, "projects.description");
    set_project_dates(p, dated ? line.periods.front() : line.periods.back(), SectionKind::talks);
    p.type = Found<std::string>{"talk", {}, Confidence::inferred, "projects.type"};
    return true;
}

bool read_talk(Reading& reading, const Entry& entry, Project& p) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    const Line& first = entry.lines.front();
    auto quotes = quoted(text, first.text);
    Span title;
    std::uint32_t behind = 0;
    if (!quotes.empty()) {
        title = quotes.front();
        behind = behind_quotation(text, title.end, first.text.end);
    } else if (Span word = quoted_word(text, first.text); !word.empty()) {
        title = word;
        behind = behind_quotation(text, title.end, first.text.end);
    } else {
        title = first_sentence(text, first);
        behind = title.end + (text[title.end] == '.' ? 1 : 0);
    }
    if (title.empty() || (quotes.empty() && !first.has_period() && entry.header < 2)) {
        return false;
    }
    // all that follows in the header, to the date
    Span venue{behind, first.text.end};
    for (std::size_t l = 0; l < entry.header; ++l) {
        const Line& line = entry.lines[l];
        bool joined = trim(text, {venue.end, std::max(venue.end, line.text.begin)}).empty();
        if (l > 0 && !joined) {
            break;
        }
        venue.end = std::max(venue.end, line.text.end);
        const FoundPeriod* date = date_in(line, {std::max(venue.begin, line.text.begin), line.text.end});
        auto several = several_dates(document, line);
        if (!several.empty() && several.front().where.begin > venue.begin) {
            venue.end = several.front().where.begin;
            break;
        }
        if (date != nullptr) {
            venue.end = year_is_of_name(text, venue.begin, *date) ? date->where.end : date->where.begin;
            break;
        }
    }
    if (venue.end > venue.begin && text[venue.end - 1] == '(') {
        --venue.end;
    }
    if (const FoundPeriod* date = date_in(first, {venue.end, first.text.end}); date != nullptr) {
        const Span remark = strip(text, trim(text, {date->where.end, first.text.end}), "(),;.");  // "May 2019 (poster)"
        if (!words_of(text, remark).empty() && is_kind_of_talk(text, remark)) {
            add_paragraph(document, p.description, remark, "projects.description");
        }
    }
    p.name = text_of(document, title, Confidence::inferred, "projects.name");
    if (!quotes.empty()) {
        Citation c = parse_citation(text, first.text, first.periods, {}, {});
        if (c.authors.end <= title.begin) {
            add_paragraph(document, p.description, c.authors, "projects.description");
        }
    }
    const Span stripped = strip(text, venue, ",;:.");
    read_venue(document, quotes.empty() ? venue : behind_presented(reading, stripped, 2, p), p);
    if (Span place = place_before(text, first, title); !p.entity && !place.empty()) {
        p.entity = text_of(document, place, Confidence::inferred, "projects.entity");
    }
    return true;
}

}  // namespace cvconv::recognizing
