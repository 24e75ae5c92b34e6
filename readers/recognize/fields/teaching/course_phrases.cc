#include "readers/recognize/fields/teaching/course_phrases.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/values.h"
#include "readers/recognize/entries/phrase_lines.h"
#include "readers/recognize/fields/teaching/teaching.h"

namespace cvconv::recognizing {

bool read_course_phrases(const Document& document, const Line& line, Project& p) {
    constexpr std::size_t longest_name = 14;  // words
    const std::string_view text = document.text;
    if (line.cells.size() > 1 || line.periods.empty()) {
        return false;
    }
    const std::vector<Span> phrases = phrases_of(text, line.text);
    if (phrases.size() != 3) {
        return false;
    }
    const Span name = phrases.front();
    const std::uint32_t dates = line.periods.front().where.begin;
    const Span school = trim_punctuation(text, {phrases.back().begin, std::max(phrases.back().begin, dates)});
    const bool schooled =
        !find(Idea::institutions, text, school).empty() && find(Idea::institutions, text, name).empty();
    if (!schooled || words_of(text, name).size() > longest_name || is_teaching_role(text, name) ||
        is_role_in_course(text, name)) {
        return false;
    }
    p.name = text_of(document, name, Confidence::inferred, "projects.name.phrase");
    p.entity = text_of(document, school, Confidence::inferred, "projects.entity.phrase");
    if (is_role_in_course(text, phrases[1])) {
        p.roles.push_back(found(document, phrases[1], Confidence::inferred, "projects.roles.phrase"));
    } else {
        p.description = text_of(document, phrases[1], Confidence::inferred, "projects.description.phrase");
    }
    return true;
}

Section take_courses_with_roles(Reading& reading, const Section& section) {
    constexpr std::size_t fewest = 2;
    const Document& document = reading.document;
    const std::string_view text = document.text;
    struct Course {
        Span name, role, school;
    };
    std::vector<Course> courses;
    Span school;
    for (const Line& line : section.lines) {
        const std::vector<Span> phrases = phrases_of(text, strip(text, line.text, "."));
        const bool role = phrases.size() == 2 && is_role_in_course(text, phrases[1]);
        if (role && !school.empty()) {
            courses.push_back({phrases[0], phrases[1], school});
        } else if (phrases.size() == 1 && !line.has_period() && !line.is_item() && line.count(Idea::institutions) > 0) {
            school = line.text;
        } else {
            return section;
        }
    }
    if (courses.size() < fewest) {
        return section;
    }
    for (const Course& course : courses) {
        Project p;
        p.name = text_of(document, course.name, Confidence::inferred, "projects.name.phrase");
        p.entity = text_of(document, course.school, Confidence::inferred, "projects.entity.above");
        p.roles.push_back(found(document, course.role, Confidence::inferred, "projects.roles.phrase"));
        p.type = Found<std::string>{"teaching", {}, Confidence::inferred, "projects.type"};
        reading.cv.projects.push_back(std::move(p));
    }
    Section rest = section;
    rest.lines.clear();
    return rest;
}

}  // namespace cvconv::recognizing
