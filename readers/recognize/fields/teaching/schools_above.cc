#include "readers/recognize/fields/teaching/schools_above.h"

#include <algorithm>

#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/fields/teaching/teaching.h"

namespace cvconv::recognizing {

namespace {

/// Is this line nothing but the name of a school?
bool is_school_line(const Document& document, const Line& line) {
    if (line.has_period() || line.cells.size() != 1 || line.word_count() > 12 || line.is_item()) {
        return false;
    }
    auto segments = segments_of(document, line, 0);
    return !segments.empty() && names_school(segments.front()) &&
           std::none_of(segments.begin(), segments.end(),
                        [&](const HeaderSegment& segment) { return is_role_in_course(document.text, segment.text); });
}

/// "Instructor, Harbour University" over courses: the role and the school. Empty where the line is something else.
struct RoleAndSchool {
    Span role, school;
};
RoleAndSchool role_and_school(const Document& document, const Line& line) {
    if (line.has_period() || line.cells.size() != 1 || line.word_count() > 12 || line.is_item()) {
        return {};
    }
    auto segments = segments_of(document, line, 0);
    const bool fits = segments.size() >= 2 && is_role_in_course(document.text, segments[0].text) &&
                      std::all_of(segments.begin() + 1, segments.end(),
                                  [&](const HeaderSegment& segment) {
                                      return names_school(segment) || place_score(document.text, segment.text) >= 0.5F;
                                  }) &&
                      names_school(segments[1]);
    return fits ? RoleAndSchool{segments[0].text, {segments[1].outer.begin, segments.back().outer.end}}
                : RoleAndSchool{};
}

/// "Instructor of record, Salt Economics, Summer 2022": a role and a course, no school.
bool is_course_line(const Document& document, const Line& line) {
    auto segments = segments_of(document, line, 0);
    if (segments.size() < 2 || line.sentence) {
        return false;
    }
    bool role = std::any_of(segments.begin(), segments.end(), [&](const HeaderSegment& segment) {
        return is_role_in_course(document.text, segment.text);
    });
    return role && std::none_of(segments.begin(), segments.end(), names_school);
}

}  // namespace

std::vector<SchoolAbove> take_schools(const Document& document, Section& section) {
    std::vector<SchoolAbove> schools;
    std::vector<Line> kept;
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const Line& line = section.lines[i];
        // courses set in below their school
        const bool set_in = i + 1 < section.lines.size() && section.lines[i + 1].left > line.left + 1.5F &&
                            section.lines[i + 1].has_period() && section.lines[i + 1].page == line.page;
        const RoleAndSchool both = role_and_school(document, line);
        bool above =
            i + 1 < section.lines.size() && (!both.role.empty() || is_school_line(document, line)) &&
            (set_in || is_course_line(document, section.lines[i + 1]) ||
             (section.lines[i + 1].is_item() && section.lines[i + 1].has_period() && !section.lines[i + 1].sentence));
        if (!above) {
            kept.push_back(line);
            continue;
        }
        if (!schools.empty()) {
            schools.back().until = line.text.begin;
        }
        schools.push_back(
            {static_cast<std::uint32_t>(document.text.size()), both.role.empty() ? line.text : both.school, both.role});
    }
    section.lines = std::move(kept);
    return schools;
}

}  // namespace cvconv::recognizing
