#include "readers/recognize/fields/projects/talk_order.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/places/places.h"

namespace cvconv::recognizing {

namespace {

/// A conference, a school, a society, or "…, Leith, UK"?
bool names_venue(std::string_view text, Span span) {
    auto hits = find(Idea::venue_words, text, span);
    const bool conference =
        std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "conference"; });
    return conference || !find(Idea::institutions, text, span).empty() || !find_places(text, span).empty();
}

/// A line with its date in a cell of its own, at the end.
bool ends_with_date(const Line& line) {
    return line.has_period() && line.cells.size() == 2 && line.periods.back().where.begin >= line.cells.back().begin;
}

bool most(std::ptrdiff_t count, std::size_t all) {
    return count >= 2 && count * 3 >= static_cast<std::ptrdiff_t>(all) * 2;
}

}  // namespace

bool venues_over_titles(const Document& document, const std::vector<Entry>& entries) {
    std::string_view text = document.text;
    std::ptrdiff_t venues = 0;
    for (const Entry& entry : entries) {
        if (entry.lines.size() != 2) {
            return false;
        }
        const Line& venue = entry.lines[0];
        const Line& title = entry.lines[1];
        if (!ends_with_date(venue) || title.has_period() || title.cells.size() != 1 || title.word_count() < 2 ||
            title.word_count() > 30) {
            return false;
        }
        // "Harbour Days, ‘Tides and People’" has a theme; where most have quotation marks, they are the titles
        const bool titled = !quoted(text, venue.text).empty();
        venues += !titled && names_venue(text, venue.cells.front()) && !names_venue(text, title.text) ? 1 : 0;
    }
    return most(venues, entries.size());
}

VenueBeforeTitle venue_before_title(std::string_view text, const Line& line) {
    Span body = line.text;
    if (line.has_period() && line.periods.front().where.begin <= body.begin + 1) {
        body = strip(text, {line.periods.front().where.end, body.end}, ",;:.");
    } else if (line.has_period() && line.periods.back().where.end + 2 >= body.end) {
        body = strip(text, {body.begin, line.periods.back().where.begin}, ",;:(");
    } else {
        return {};
    }
    for (std::string_view dash : {" — ", " – "}) {
        if (std::size_t at = body.of(text).find(dash); at != std::string_view::npos) {
            const auto begin = static_cast<std::uint32_t>(body.begin + at);
            return {trim(text, {body.begin, begin}),
                    strip(text, {static_cast<std::uint32_t>(begin + dash.size()), body.end}, ".")};
        }
    }
    // "Harbour Institute, Rimouski, QC. Tides in the dark"
    for (std::size_t at = body.of(text).find(". "); at != std::string_view::npos;
         at = body.of(text).find(". ", at + 1)) {
        const auto stop = static_cast<std::uint32_t>(body.begin + at);
        const Span before = trim(text, {body.begin, stop});
        const Span behind = trim(text, {stop + 1, body.end});
        if (words_of(text, before).size() >= 2 && is_upper(character_at(text, behind.begin)) &&
            behind.of(text).find(". ") == std::string_view::npos) {
            return {before, behind};
        }
    }
    return {};
}

bool venues_before_titles(const Document& document, const std::vector<Entry>& entries) {
    std::string_view text = document.text;
    std::ptrdiff_t venues = 0;
    for (const Entry& entry : entries) {
        const VenueBeforeTitle parts = venue_before_title(text, entry.lines.front());
        if (entry.lines.size() != 1 || parts.before.empty() || parts.behind.empty()) {
            return false;
        }
        const bool titled = !quoted(text, entry.lines.front().text).empty();
        venues += !titled && names_venue(text, parts.before) && !names_venue(text, parts.behind) ? 1 : 0;
    }
    return most(venues, entries.size());
}

bool is_sentence_over_items(const Document& document, const Section& section) {
    const std::vector<Line>& lines = section.lines;
    return section.kind == SectionKind::talks && lines.size() >= 3 && !lines.front().is_item() &&
           !lines.front().has_period() && lines.front().text.of(document.text).ends_with(':') && lines[1].is_item() &&
           lines[2].is_item();
}

std::vector<Entry> titled_items(const Section& section) {
    const auto begins_with_title = [](const Line& line) {
        return line.runs.size() >= 2 && (line.runs.front().style.italic || line.runs.front().style.bold) &&
               line.runs.front().style.italic != line.runs[1].style.italic && line.word_count() >= 5;
    };
    std::vector<Entry> entries;
    std::size_t titled = 0;
    for (const Line& line : section.lines) {
        const bool next = line.is_item() && line.level == section.lines.front().level && begins_with_title(line);
        if (!next && (line.is_item() || titled == 0)) {
            return {};
        }
        titled += next ? 1 : 0;
        entries.push_back({{line}, 1});  // what stands below the list is none of it
    }
    return section.kind == SectionKind::talks && titled >= 3 && titled + 1 >= entries.size() ? entries
                                                                                             : std::vector<Entry>{};
}

}  // namespace cvconv::recognizing
