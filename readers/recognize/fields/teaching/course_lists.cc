#include "readers/recognize/fields/teaching/course_lists.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/recognize/fields/projects/project_dates.h"
#include "readers/recognize/fields/teaching/teaching.h"
#include "readers/recognize/lines/joined_lines.h"

namespace cvconv::recognizing {

namespace {

struct Course {
    Span role, name;
    std::vector<FoundPeriod> terms;
};

/// "Harbour University" before a colon or a full stop. Empty if the line begins otherwise.
Span school_before(std::string_view text, Span line) {
    constexpr std::size_t longest = 70;
    std::string_view own = line.of(text).substr(0, longest);
    const std::size_t stop = std::min(own.find(": "), own.find(". "));
    if (stop == std::string_view::npos) {
        return {};
    }
    const Span school{line.begin, static_cast<std::uint32_t>(line.begin + stop)};
    auto words = words_of(text, school);
    const bool plain = school.of(text).find_first_of("0123456789,;(") == std::string_view::npos;
    return plain && words.size() <= 7 && !find(Idea::institutions, words).empty() ? school : Span{};
}

/// The stretches between semicolons, and behind the bracket that holds a term: "Salt (Lent 2017) and Tides (Lent
/// 2016)".
std::vector<Span> pieces_of(std::string_view text, const Line& line, Span rest) {
    std::vector<Span> pieces;
    std::uint32_t begin = rest.begin;
    for (std::uint32_t at = rest.begin; at < rest.end; ++at) {
        const bool term = std::any_of(line.periods.begin(), line.periods.end(),
                                      [&](const FoundPeriod& p) { return p.in_brackets && p.where.end == at; });
        const std::size_t joiner = term ? joiner_of_names(text, at, rest.end) : 0;
        if (text[at] == ';' || joiner > 0) {
            pieces.push_back(trim(text, {begin, at}));
            begin = at + std::max<std::uint32_t>(static_cast<std::uint32_t>(joiner), 1);
        }
    }
    pieces.push_back(strip(text, trim(text, {begin, rest.end}), "."));
    std::erase_if(pieces, [&](Span piece) { return words_of(text, piece).empty(); });
    return pieces;
}

/// One course with its terms; no name if the piece tells of something else.
Course course_in(std::string_view text, const Line& line, Span piece) {
    Course course;
    for (const FoundPeriod& p : line.periods) {
        if (piece.contains(p.where) && p.certainty >= 0.3F) {
            course.terms.push_back(p);
        }
    }
    if (course.terms.empty()) {
        return {};
    }
    Span name = strip(text, trim(text, {piece.begin, course.terms.front().where.begin}), ",(");
    auto items = items_of(text, name);
    const bool role = items.size() >= 2 && words_of(text, items.back()).size() <= 3 &&
                      (is_teaching_role(text, items.back()) || !find(Idea::roles, text, items.back()).empty());
    if (role) {  // "Salt and Tides, convenor since 2014"
        course.role = items.back();
        name = {name.begin, items[items.size() - 2].end};
    }
    course.name = name;
    return words_of(text, name).size() <= 12 ? course : Course{};
}

/// "Lecturer: …", "Supervisor for …": the role, and where the courses begin.
std::uint32_t behind_role(std::string_view text, Span rest, Span& role) {
    constexpr std::uint32_t longest = 40;
    const Span beginning{rest.begin, std::min(rest.end, rest.begin + longest)};
    const std::size_t colon = beginning.of(text).find(": ");
    const auto at = static_cast<std::uint32_t>(rest.begin + colon);
    for (Span mark : {colon == std::string_view::npos ? Span{} : Span{at, at + 1}, find_for(text, beginning)}) {
        const Span before = trim(text, {rest.begin, std::max(rest.begin, mark.begin)});
        if (!mark.empty() && is_teaching_role(text, before)) {
            role = before;
            return mark.end + 1;
        }
    }
    return rest.begin;
}

}  // namespace

Section take_course_lists(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    Section kept{section.kind, section.title, {}};
    const std::vector<Line>& lines = section.lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::size_t end = i + 1;  // a list goes on below where it stops at a mark
        std::vector<Line> unit{lines[i]};
        while (end < lines.size() &&
               (text[lines[end - 1].text.end - 1] == ';' || text[lines[end - 1].text.end - 1] == ',') &&
               adjoins(text, lines[end - 1], lines[end])) {
            unit.push_back(lines[end++]);
        }
        const Line whole = unit.size() == 1 ? lines[i] : joined_lines(document, unit, reading.order);
        const Span school = lines[i].is_item() ? Span{} : school_before(text, whole.text);
        Span role;
        Span rest = school.empty() ? Span{} : trim(text, {school.end + 1, whole.text.end});
        if (!rest.empty()) {
            rest.begin = behind_role(text, rest, role);
        }
        std::vector<Course> courses;
        for (Span piece : pieces_of(text, whole, rest)) {
            courses.push_back(course_in(text, whole, piece));
        }
        const bool all = std::all_of(courses.begin(), courses.end(), [](const Course& c) { return !c.name.empty(); });
        if (school.empty() || courses.empty() || !all || (courses.size() < 2 && role.empty())) {
            kept.lines.push_back(lines[i]);
            continue;
        }
        for (const Course& course : courses) {
            for (const FoundPeriod& term : course.terms) {
                Project p;
                p.type = Found<std::string>{"teaching", {}, Confidence::inferred, "projects.type"};
                p.name = text_of(document, course.name, Confidence::inferred, "projects.name");
                p.entity = text_of(document, school, Confidence::inferred, "projects.entity");
                const Span own = course.role.empty() ? role : course.role;
                if (!own.empty()) {
                    p.roles.push_back(found(document, own, Confidence::inferred, "projects.roles"));
                }
                set_project_dates(p, term, section.kind);
                reading.cv.projects.push_back(std::move(p));
            }
        }
        i = end - 1;
    }
    return kept;
}

}  // namespace cvconv::recognizing
