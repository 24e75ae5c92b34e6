#include "readers/recognize/fields/projects/talk_venues.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/items.h"
#include "readers/recognize/fields/projects/project_dates.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_words = 6;  // of a place
constexpr std::size_t most_words_between_semicolons = 10;

/// The places behind the years at the beginning; empty if the line is another.
std::vector<Span> venues_of(std::string_view text, const Line& line) {
    if (line.periods.size() != 1 || line.periods.front().where.begin > line.text.begin + 1 ||
        !line.periods.front().start || line.periods.front().start->month != 0 || !quoted(text, line.text).empty() ||
        line.is_item()) {
        return {};
    }
    const Span list = strip(text, {line.periods.front().where.end, line.text.end}, ":,; ");
    std::vector<Span> venues = pieces_between(text, list, "; ");
    const std::size_t most = venues.size() >= 2 ? most_words_between_semicolons : most_words;
    venues = venues.size() >= 2 ? venues : items_of(text, list);
    const bool names = std::all_of(venues.begin(), venues.end(), [&](Span venue) {
        return words_of(text, venue).size() <= most && is_upper(character_at(text, venue.begin));
    });
    return names ? venues : std::vector<Span>{};
}

/// "* scheduled", "(* scheduled)" beside them.
bool is_note(const Document& document, const Line& line) {
    const std::string& marker = document.blocks[static_cast<std::size_t>(line.block)].marker;
    const std::string_view own = line.text.of(document.text);
    const bool marked = own.starts_with('*') || own.starts_with("(*") || (line.is_item() && marker == "*");
    return marked && line.word_count() <= 4 && line.periods.empty();
}

}  // namespace

Section take_venue_lists(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    std::size_t listing = 0;
    std::size_t stays = 0;
    std::size_t longest = 0;
    for (const Line& line : section.lines) {
        const auto venues = venues_of(text, line);
        listing += venues.empty() ? 0 : 1;
        stays += !venues.empty() && line.periods.front().is_range ? 1 : 0;
        longest = std::max(longest, venues.size());
    }
    // one talk has a day; a title, a place and a town are three
    constexpr std::size_t more_than_title = 5;
    const bool years = stays * 2 > listing || longest >= more_than_title;
    if (listing < 2 || longest < 3 || !years || listing * 3 < section.lines.size() * 2) {
        return section;
    }
    Section rest{section.kind, section.title, {}};
    for (const Line& line : section.lines) {
        const auto venues = venues_of(text, line);
        if (venues.empty() && is_note(document, line)) {
            reading.label(line.text);
            continue;
        }
        if (venues.empty()) {
            rest.lines.push_back(line);
        }
        for (Span venue : venues) {
            Project p;
            p.type = Found<std::string>{"talk", {}, Confidence::inferred, "projects.type"};
            p.entity = text_of(document, strip(text, venue, "*"), Confidence::inferred, "projects.entity");
            set_project_dates(p, line.periods.front(), section.kind);
            reading.cv.projects.push_back(std::move(p));
        }
    }
    return rest;
}

}  // namespace cvconv::recognizing
