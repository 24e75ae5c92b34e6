#include "readers/recognize/fields/volunteer/service_groups.h"

#include <algorithm>

#include "readers/recognize/sections/headings/heading_titles.h"

namespace cvconv::recognizing {

namespace {

/// "2013", and nothing else.
bool is_year(std::string_view text, const Line& line) {
    return !line.is_item() && line.periods.size() == 1 && !line.periods.front().current &&
           line.periods.front().where.begin <= line.text.begin + 1 &&
           trim_punctuation(text, {line.periods.front().where.end, line.text.end}).empty();
}

/// Words of the lexicon for such sections, set apart from the items below.
bool is_title(std::string_view text, const Line& line) {
    constexpr std::size_t most_words = 5;
    if (line.is_item() || line.cells.size() > 1 || line.sentence || !line.periods.empty() ||
        line.word_count() > most_words) {
        return false;
    }
    return means(Idea::section_headings, bare_title(text, line.text).of(text),
                 {name_of(SectionKind::memberships), name_of(SectionKind::volunteer)});
}

/// The first line behind `i` that is none of the years.
std::size_t behind_years(std::string_view text, const std::vector<Line>& lines, std::size_t i) {
    do {
        ++i;
    } while (i < lines.size() && is_year(text, lines[i]));
    return i;
}

/// "Program Committees", "Reviewer": what one was. "Conference Organization" and "Volunteer Work" are what one did.
Span role_in(std::string_view text, Span title) {
    const auto roles = find(Idea::roles, text, title);
    const bool office = std::any_of(roles.begin(), roles.end(), [&](const LexiconHit& hit) {
        return hit.whole_word && hit.key == "committee" && hit.where.end == title.end;
    });
    return office ? title : Span{};
}

}  // namespace

GroupedService group_service(Reading& reading, const Section& section) {
    const std::string_view text = reading.document.text;
    const std::vector<Line>& lines = section.lines;
    GroupedService grouped{{section.kind, section.title, {}}, {}};
    const ServiceGroup below_heading{role_in(text, section.title), {}};
    ServiceGroup group = below_heading;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t next = behind_years(text, lines, i);
        const bool over_items = next < lines.size() && lines[next].is_item();
        if (over_items && is_title(text, lines[i])) {
            const Span title = bare_title(text, lines[i].text);
            group = {role_in(text, title), {}};
            reading.label(lines[i].text);
            continue;
        }
        if (over_items && is_year(text, lines[i])) {
            group.year = lines[i].periods.front();
            reading.label(lines[i].text);
            continue;
        }
        if (!lines[i].is_item()) {
            group = below_heading;
        }
        grouped.section.lines.push_back(lines[i]);
        grouped.groups.push_back(group);
    }
    return grouped;
}

}  // namespace cvconv::recognizing
