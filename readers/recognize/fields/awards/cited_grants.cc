#include "readers/recognize/fields/awards/cited_grants.h"

#include <algorithm>

#include "readers/pieces/citations/citations.h"
#include "readers/pieces/items.h"
#include "readers/recognize/fields/awards/award_lines.h"
#include "readers/recognize/fields/publications/reference_lines.h"

namespace cvconv::recognizing {

namespace {

/// Authors, their year right behind them, and then a title.
bool is_cited(std::string_view text, const Line& line) {
    constexpr std::uint32_t widest = 4;  // ". (", ". ["
    constexpr std::size_t fewest = 3;    // words of a title
    int names = 0;
    const std::uint32_t end = end_of_authors(text, line.text, &names);
    return names > 0 && std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
               return p.where.begin >= end && p.where.begin <= end + widest &&
                      words_of(text, {p.where.end, line.text.end}).size() >= fewest;
           });
}

/// "PI", "Co-PI": what one is in a grant.
bool is_investigator(std::string_view role) {
    return means(Idea::grant_words, role, "investigator") || !lookup(Idea::roles, role).empty();
}

/// "PI" of "PI. Tides in pumps". Empty if nothing says so.
Span role_before(std::string_view text, Span title) {
    const std::size_t stop = title.of(text).find(". ");
    if (stop == std::string_view::npos) {
        return {};
    }
    const Span role{title.begin, static_cast<std::uint32_t>(title.begin + stop)};
    return is_investigator(role.of(text)) ? role : Span{};
}

Award read_grant(const Document& document, const Line& line) {
    std::string_view text = document.text;
    Citation c = parse_citation(text, line.text, line.periods, {}, {});
    Award award;
    Spans remarks{c.authors};
    if (is_investigator(c.title.of(text))) {  // "Co-PI. Tides in pumps. Harbour Trust": cut at the first full stop
        const std::size_t stop = c.venue.of(text).find(". ");
        remarks.push_back(c.title);
        c.title = c.venue;
        if (stop != std::string_view::npos) {
            c.title.end = static_cast<std::uint32_t>(c.venue.begin + stop);
            c.venue = strip(text, {c.title.end, c.venue.end}, ". ");
        } else {
            c.venue = {};
        }
    } else if (Span role = role_before(text, c.title); !role.empty()) {
        remarks.push_back(role);
        c.title = strip(text, {role.end, c.title.end}, ". ");
    }
    const std::vector<Span> pieces = items_of(text, c.venue);
    Span giver = c.venue;
    if (pieces.size() >= 2 && is_money(text, pieces.back())) {
        giver = pieces.front();  // "Harbour Trust, equipment grant, £390k"
        remarks.insert(remarks.end(), pieces.begin() + 1, pieces.end());
    }
    remarks.insert(remarks.end(), c.rest.begin(), c.rest.end());
    award.title = text_of(document, c.title, Confidence::inferred, "awards.title.cited");
    award.awarder = text_of(document, giver, Confidence::inferred, "awards.awarder.cited");
    award.summary = found(document, remarks, ", ", Confidence::inferred, "awards.summary.cited");
    auto date = std::find_if(line.periods.begin(), line.periods.end(),
                             [&](const FoundPeriod& p) { return p.where.begin >= c.authors.end; });
    award.date = date == line.periods.end() ? Date{} : beginning(*date, "awards.date.cited");
    return award;
}

}  // namespace

std::vector<Award> read_cited_grants(Reading& reading, const Section& section) {
    std::string_view text = reading.document.text;
    auto cited = std::count_if(section.lines.begin(), section.lines.end(),
                               [&](const Line& line) { return is_cited(text, line); });
    if (cited < 2) {
        return {};
    }
    const std::vector<Reference> references = find_references(reading, section);
    const bool all =
        !references.empty() && std::all_of(references.begin(), references.end(), [&](const Reference& reference) {
            return reference.lines.size() == 1 && is_cited(text, reference.lines.front());
        });
    std::vector<Award> grants;
    for (const Reference& reference : all ? references : std::vector<Reference>{}) {
        grants.push_back(read_grant(reading.document, reference.lines.front()));
    }
    return grants;
}

}  // namespace cvconv::recognizing
