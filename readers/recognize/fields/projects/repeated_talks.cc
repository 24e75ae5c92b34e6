#include "readers/recognize/fields/projects/repeated_talks.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/recognize/fields/projects/project_dates.h"
#include "readers/recognize/fields/projects/talks.h"

namespace cvconv::recognizing {

namespace {

/// One of the times that a talk was given: where, with remarks, around its date.
Project occasion(const Document& document, Span title, Span place, const FoundPeriod& date) {
    std::string_view text = document.text;
    Project p;
    p.type = Found<std::string>{"talk", {}, Confidence::inferred, "projects.type"};
    p.name = text_of(document, title, Confidence::inferred, "projects.name");
    set_project_dates(p, date, SectionKind::talks);
    Span before = strip(text, {place.begin, date.where.begin}, ",;:([");
    Span behind = strip(text, {date.where.end, place.end}, ",;:.)");
    if (before.empty()) {
        std::swap(before, behind);
    }
    read_venue(document, before, p);
    behind = strip(text, behind, "()");
    if (!words_of(text, behind).empty()) {
        add_paragraph(document, p.description, behind, "projects.description");
    }
    return p;
}

/// The stretches between semicolons outside of quotations.
std::vector<Span> between_semicolons(std::string_view text, Span line, Span quotation) {
    std::vector<Span> pieces;
    std::uint32_t begin = line.begin;
    for (std::uint32_t at = line.begin; at < line.end; ++at) {
        if (text[at] == ';' && !quotation.contains(Span{at, at + 1})) {
            pieces.push_back(trim(text, {begin, at}));
            begin = at + 1;
        }
    }
    pieces.push_back(trim(text, {begin, line.end}));
    return pieces;
}

/// "Title: Venue, City, May 2024" → Title; where the venue begins in `behind`. Empty where nothing parts them.
Span title_before(std::string_view text, Span piece, Span quotation, std::uint32_t& behind) {
    if (!quotation.empty() && quotation.begin <= piece.begin + 4) {
        behind = behind_quotation(text, quotation.end, piece.end);
        return quotation;
    }
    std::size_t colon = piece.of(text).rfind(": ");
    if (colon == std::string_view::npos || colon < 3) {
        return {};
    }
    behind = static_cast<std::uint32_t>(piece.begin + colon + 2);
    return trim(text, {piece.begin, static_cast<std::uint32_t>(piece.begin + colon)});
}

/// "“Title”, Venue A, May 2024; Venue B, June 2024": the times it was given; empty if the line is something else.
std::vector<Project> given_in_line(const Document& document, const Line& line) {
    std::string_view text = document.text;
    if (line.periods.size() < 2 || line.text.of(text).find(';') == std::string_view::npos) {
        return {};
    }
    auto quotes = quoted(text, line.text);
    Span quotation = quotes.empty() ? Span{} : quotes.front();
    std::vector<Span> pieces = between_semicolons(text, line.text, quotation);
    std::uint32_t place = 0;
    Span title = title_before(text, pieces.front(), quotation, place);
    if (pieces.size() < 2 || title.empty() || place >= pieces.front().end) {
        return {};
    }
    pieces.front().begin = place;
    std::vector<Project> given;
    auto period = line.periods.begin();
    for (Span piece : pieces) {
        const FoundPeriod* date = nullptr;
        for (; period != line.periods.end() && period->where.begin < piece.end; ++period) {
            date = period->certainty >= 0.5F && piece.contains(period->where) ? &*period : date;
        }
        if (date == nullptr) {
            return {};
        }
        given.push_back(occasion(document, title, piece, *date));
    }
    return given;
}

/// The lines behind `title` that say where and when it was given: bullets below a bullet, or below a quotation.
std::size_t end_of_places(const Document& document, const std::vector<Line>& lines, std::size_t title) {
    std::string_view text = document.text;
    const Line& first = lines[title];
    const bool quotation = !quoted(text, first.text).empty();
    if (first.has_period() || first.word_count() > 25 || first.word_count() < 2 || !(first.is_item() || quotation)) {
        return title + 1;
    }
    constexpr std::size_t most = 40;
    std::size_t end = title + 1;
    for (; end < lines.size() && end <= title + most; ++end) {
        const Line& line = lines[end];
        bool below = line.is_item() && (!first.is_item() || line.level > first.level);
        if (!below) {
            break;
        }
        if (!line.has_period() || line.word_count() > 18 || line.sentence ||
            (!quoted(text, line.text).empty() && is_opening_quotation(character_at(text, line.text.begin)))) {
            return title + 1;  // what is told of the talk, or talks below a title of theirs
        }
    }
    return end;
}

/// "Invited", "Contributed talks:", "Until the list above works again:" over talks: names none.
bool is_group_title(std::string_view text, const std::vector<Line>& lines, std::size_t i) {
    const Line& line = lines[i];
    bool over_talks = i + 1 < lines.size() && lines[i + 1].has_period() && !line.has_period() && !line.is_item();
    if (!over_talks || line.cells.size() > 1) {
        return false;
    }
    bool of_talks = means(Idea::section_headings, line.text.of(text), "talks");
    // "Contributed", "Selected abstracts:"
    const Span bare = strip(text, line.text, ":");
    const std::string first = line.words.empty() ? std::string{} : line.words.front().folded;
    const bool sorts = line.word_count() <= 3 && (is_listed(Idea::citation_words, first, "invited") ||
                                                  is_listed(Idea::citation_words, first, "sort_of_talk"));
    bool announces = line.text.of(text).ends_with(':') && quoted(text, line.text).empty() && lines[i + 1].is_item();
    return of_talks || announces || sorts || is_kind_of_talk(text, bare);
}

}  // namespace

Section take_repeated_talks(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    Section rest{section.kind, section.title, {}};
    const std::vector<Line>& lines = section.lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (is_group_title(document.text, lines, i)) {
            reading.label(lines[i].text);
            continue;
        }
        if (Project cited; read_cited_talk(reading, lines[i], cited)) {
            reading.cv.projects.push_back(std::move(cited));
            continue;
        }
        std::vector<Project> given = given_in_line(document, lines[i]);
        std::size_t end = given.empty() ? end_of_places(document, lines, i) : i + 1;
        if (end > i + 1) {
            auto quotes = quoted(document.text, lines[i].text);
            bool all = !quotes.empty() && quotes.front().size() + 8 >= lines[i].text.size();
            Span title = all ? quotes.front() : strip(document.text, lines[i].text, ":,;");
            for (std::size_t place = i + 1; place < end; ++place) {
                const Span where = lines[place].text;
                given.push_back(occasion(document, title, where, *date_in(lines[place], where)));
            }
        }
        if (given.empty()) {
            rest.lines.push_back(lines[i]);
            continue;
        }
        std::move(given.begin(), given.end(), std::back_inserter(reading.cv.projects));
        i = end - 1;
    }
    return rest;
}

}  // namespace cvconv::recognizing
