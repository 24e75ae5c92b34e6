#include "readers/recognize/fields/projects/project_dates.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/contact/urls.h"

namespace cvconv::recognizing {

namespace {

/// The date in front, or else the last one: "2015–2017 ENVS 2060 Introduction to Soils".
const FoundPeriod* date_of(const Line& line) {
    auto certain = [](const FoundPeriod& p) { return p.certainty >= 0.5F; };
    if (!line.has_period()) {
        return nullptr;
    }
    const FoundPeriod& first = line.periods.front();
    if (certain(first) && first.where.begin <= line.text.begin + 1) {
        return &first;
    }
    return &*std::find_if(line.periods.rbegin(), line.periods.rend(), certain);
}

}  // namespace

void add_year_of_conference(const Document& document, const Entry& entry, Project& p) {
    constexpr std::size_t longest = 4;  // words
    if (!p.entity || p.entity->where.size() != 1) {
        return;
    }
    const Span venue = p.entity->where.front();
    const auto words = words_of(document.text, venue);
    for (std::size_t l = 0; l < entry.header; ++l) {
        for (const FoundPeriod& year : entry.lines[l].periods) {
            const bool bare = !year.is_range && !year.in_brackets && year.start && year.start->month == 0;
            if (bare && year.where.begin == venue.end + 1 && document.text[venue.end] == ' ' &&
                words.size() <= longest && find(Idea::institutions, words).empty()) {
                p.entity = found(document, {venue.begin, year.where.end}, Confidence::inferred, "projects.entity");
                return;
            }
        }
    }
}

void read_dates_and_links(Reading& reading, SectionKind kind, const Entry& entry, Project& p) {
    for (std::size_t l = 0; l < entry.header; ++l) {
        const Line& line = entry.lines[l];
        if (const FoundPeriod* date = p.start_date ? nullptr : date_of(line)) {
            set_project_dates(p, *date, kind);
        }
        for (const FoundUrl& url : find_urls(reading.document.text, line.text)) {
            if (!p.url) {
                p.url = Found<std::string>{url.url, {url.where}, Confidence::stated, "projects.url"};
            }
        }
        if (!p.url) {
            std::string target = reading.link_on(line.text);
            if (!target.empty()) {
                p.url = Found<std::string>{target, {}, Confidence::stated, "projects.url.link"};
            }
        }
    }
}

void set_project_dates(Project& p, const FoundPeriod& period, SectionKind kind) {
    if (kind == SectionKind::talks) {
        p.start_date = beginning(period, "projects.dates");
        return;
    }
    Dates dates = period_dates(period, "projects.dates");
    p.start_date = dates.start;
    p.end_date = dates.end;
    p.current = dates.current;
}

}  // namespace cvconv::recognizing
