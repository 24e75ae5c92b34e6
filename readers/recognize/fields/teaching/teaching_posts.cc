#include "readers/recognize/fields/teaching/teaching_posts.h"

#include <algorithm>

#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/fields/teaching/teaching.h"

namespace cvconv::recognizing {

namespace {

bool is_post(const Document& document, const Line& line) {
    bool role = false;
    bool school = false;
    for (const HeaderSegment& segment : segments_of(document, line, 0)) {
        if (!role && is_teaching_role(document.text, segment.text)) {
            role = true;
        } else if (!find(Idea::institutions, segment.words).empty()) {
            school = true;
        } else if (place_score(document.text, segment.text) < 0.5F && !(school && segment.words.size() <= 2)) {
            return false;  // a course
        }
    }
    return role && school;
}

/// "2013 – 2018" over "Violin teacher" over "Harbour Music School", in whatever order, and nothing else.
bool is_stacked_post(const Entry& entry) {
    bool dated = false;
    bool role = false;
    bool school = false;
    for (const Line& line : entry.lines) {
        const bool range = std::any_of(line.periods.begin(), line.periods.end(),
                                       [](const FoundPeriod& p) { return p.is_range || p.current; });
        const bool title = line.count(Idea::job_titles) > 0 && line.count(Idea::institutions) == 0;
        const bool place = line.count(Idea::institutions) > 0 && line.count(Idea::job_titles) == 0;
        if (line.is_item() || line.sentence || (range ? dated : title ? role : place ? school : true)) {
            return false;
        }
        (range ? dated : title ? role : school) = true;
    }
    return dated && role && school;
}

bool are_stacked_posts(const Document& document, const Section& section) {
    constexpr std::size_t fewest = 2;
    const std::vector<Entry> entries = find_entries(document, section);
    return entries.size() >= fewest && std::all_of(entries.begin(), entries.end(), is_stacked_post);
}

}  // namespace

bool are_posts(const Document& document, const Section& section) {
    std::ptrdiff_t headers = 0;
    std::ptrdiff_t posts = 0;
    std::ptrdiff_t below = 0;
    for (const Line& line : section.lines) {
        const bool header = line.has_period() && !line.sentence;
        headers += header ? 1 : 0;
        below += header ? 0 : 1;
        posts += header && is_post(document, line) ? 1 : 0;
    }
    return (posts >= 1 && posts * 3 >= headers * 2 && below >= headers) || are_stacked_posts(document, section);
}

}  // namespace cvconv::recognizing
