#include "readers/recognize/fields/teaching/teaching.h"

#include <algorithm>
#include <array>

#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"

namespace cvconv::recognizing {

namespace {

/// "Teaching Assistant for Tide Tables": the role, and the course behind the preposition.
struct RoleAndCourse {
    Span role, course;
};

RoleAndCourse role_and_course(std::string_view text, Span segment) {
    if (is_role_in_course(text, segment)) {
        return {segment, {}};
    }
    constexpr std::size_t longest = 6;  // words of a role
    auto words = words_of(text, segment);
    words.resize(std::min(words.size(), longest));
    for (const Word& word : words) {
        Span role = trim(text, {segment.begin, word.where.begin});
        if (is_for(word.folded) && is_role_in_course(text, role)) {
            return {role, trim(text, {word.where.end, segment.end})};
        }
    }
    return {};
}

bool is_capitalised(std::string_view text, const HeaderSegment& segment) {
    return is_upper(character_at(text, segment.text.begin)) &&
           segment.text.of(text).find_first_of("0123456789") == std::string_view::npos;
}

/// "(SALT22)", "(HYD 3042)": a code, which belongs to the name of the course.
bool is_code(std::string_view text, const HeaderSegment& segment) {
    return segment.words.size() <= 2 && (segment.text.of(text).find_first_of("0123456789") != std::string_view::npos ||
                                         is_all_capitals(segment.text.of(text)));
}

/// The segments of one header that are not the role.
using Pieces = std::vector<const HeaderSegment*>;

/// Which pieces are the school: from the first to behind the last. What has the word for it, else the last of several.
std::pair<std::size_t, std::size_t> find_school(const Document& document, const Pieces& pieces, bool has_course,
                                                bool may_guess) {
    // "Instructor at Tide Academy: Pumps", "Lecturer, Harbour University – Pumps": the school comes first
    if (pieces.size() >= 2 && !has_course && may_guess && pieces[1]->join != Join::bracket) {
        bool more = std::any_of(pieces.begin() + 1, pieces.end(),
                                [](const HeaderSegment* piece) { return names_school(*piece); });
        bool school = weigh(find(Idea::institutions, pieces[0]->words)) > 0;
        if (pieces[0]->join == Join::at_word || (school && !more)) {
            return {0, 1};
        }
    }
    std::size_t first = pieces.size();
    for (std::size_t i = has_course ? 0 : 1; i < pieces.size(); ++i) {
        if (pieces[i]->join != Join::bracket && names_school(*pieces[i])) {
            first = i;
        }
    }
    if (first == pieces.size() && may_guess) {
        for (std::size_t i = pieces.size(); i-- > (has_course ? 0 : 1);) {
            if (pieces[i]->join != Join::bracket) {
                bool capital = is_capitalised(document.text, *pieces[i]) && pieces[i]->words.size() <= 6;
                first = capital ? i : first;
                break;
            }
        }
    }
    if (first == pieces.size()) {
        return {first, first};
    }
    std::size_t last = first;
    while (last + 1 < pieces.size() && pieces[last + 1]->line == pieces[first]->line &&
           pieces[last + 1]->join == Join::comma && place_score(document.text, pieces[last + 1]->text) >= 0.5F) {
        ++last;  // "Harbour University, Leeds"
    }
    while (first > (has_course ? 0U : 1U) && names_school(*pieces[first - 1]) && pieces[first]->join == Join::comma &&
           pieces[first - 1]->line == pieces[first]->line) {
        --first;  // "Department of Physics, Harbour University"
    }
    return {first, last + 1};
}

/// How many pieces, from the first, are the name of the course: "Parallelism, Concurrency and Locks", "Tides (HYD
/// 101)".
std::size_t length_of_name(std::string_view text, const Pieces& pieces, std::size_t end) {
    std::size_t length = 1;
    while (length < end) {
        const HeaderSegment& next = *pieces[length];
        bool joined =
            next.join == Join::comma || next.join == Join::dash || (next.join == Join::bracket && is_code(text, next));
        bool beside = next.index == pieces[length - 1]->index + 1 && next.line == pieces[length - 1]->line;
        if (!joined || !beside || next.starts_lower) {
            break;
        }
        ++length;
    }
    return length;
}

/// "HYD 210", "TID191", "SAL 103/105": letters and a number, which stand before the title of a course.
bool is_number_of_course(std::string_view text, const HeaderSegment& segment) {
    constexpr std::size_t most_letters = 5;
    const std::size_t digit = segment.text.of(text).find_first_of("0123456789");
    return segment.words.size() <= 4 && digit != std::string_view::npos && digit >= 2 &&
           is_upper(character_at(text, segment.text.begin)) &&
           std::all_of(segment.words.begin(), segment.words.end(), [](const Word& word) {
               return word.where.size() <= most_letters || word.folded.find_first_of("0123456789") != std::string::npos;
           });
}

/// "HYD 210 *Tides and Waves*", "HYD 210: Tides and Waves", "HYD 210, Tides and Waves": a code and a title, which are
/// the name of a course together. Their first segment, behind the role or none; the number of segments where there is
/// none.
std::size_t code_before_title(std::string_view text, const HeaderSegments& header) {
    const std::size_t none = header.segments.size();
    for (std::size_t i = 0; i + 1 < none && i < 2; ++i) {
        const HeaderSegment& code = header.segments[i];
        const HeaderSegment& title = header.segments[i + 1];
        const bool comma = title.join == Join::comma && is_number_of_course(text, code);
        const bool beside = title.join == Join::style || title.join == Join::dash || title.join == Join::cell || comma;
        if (beside && title.line == code.line && (is_code(text, code) || is_number_of_course(text, code)) &&
            !names_school(title) && !is_role_in_course(text, title.text)) {
            return i;
        }
        if (role_and_course(text, code.text).role.empty()) {
            break;
        }
    }
    return none;
}

/// What a header says of a course: the role, the name, the school, and what is left.
struct Course {
    Span role, name, school;
    Spans rest;
};

Span whole(const Pieces& pieces, std::size_t first, std::size_t behind) {
    return behind == first + 1 ? pieces[first]->text : Span{pieces[first]->outer.begin, pieces[behind - 1]->outer.end};
}

/// Name and school among the pieces; the name may be known.
void assign_pieces(const Document& document, const Pieces& pieces, Course& course) {
    const bool named = !course.name.empty();
    // "Calculus, Analysis I, teaching assistant": where the role comes last, what is before it are courses
    bool role_last = !pieces.empty() && pieces.back()->text.end <= course.role.begin;
    auto [school, behind] = find_school(document, pieces, named, !course.role.empty() && !role_last);
    if (school < behind) {
        course.school = whole(pieces, school, behind);
    }
    if (school == 0 && behind > 0 && !named) {
        course.name = pieces[behind]->text;
        for (std::size_t i = behind + 1; i < pieces.size(); ++i) {
            course.rest.push_back(pieces[i]->text);
        }
        return;
    }
    std::size_t length = named ? 0 : length_of_name(document.text, pieces, school);
    if (!named) {
        course.name = whole(pieces, 0, length);
    }
    for (std::size_t i = length; i < pieces.size(); ++i) {
        if (i < school || i >= behind) {
            course.rest.push_back(pieces[i]->text);
        }
    }
}

/// "(BA, course leader)": the role among what a bracket says; what else it says goes to `rest`.
bool role_in_list(std::string_view text, const HeaderSegment& bracket, Span& role, Spans& rest) {
    auto items = items_of(text, bracket.text);
    auto found_role =
        std::find_if(items.begin(), items.end(), [&](Span item) { return is_role_in_course(text, item); });
    if (items.size() < 2 || items.size() > 3 || found_role == items.end()) {
        return false;
    }
    role = *found_role;
    for (Span item : items) {
        if (item.begin != role.begin) {
            rest.push_back(item);
        }
    }
    return true;
}

/// No name: the header does not tell of a course in this way.
Course course_of(const Document& document, const HeaderSegments& header) {
    std::string_view text = document.text;
    Course course;
    Pieces pieces;
    for (const HeaderSegment& segment : header.segments) {
        if (Span role;
            course.role.empty() && segment.join == Join::bracket && role_in_list(text, segment, role, course.rest)) {
            course.role = role;
            continue;
        }
        if (course.role.empty()) {
            RoleAndCourse parts = role_and_course(text, segment.text);
            if (!parts.role.empty()) {
                course.role = parts.role;
                course.name = parts.course;
                continue;
            }
        }
        pieces.push_back(&segment);
    }
    const std::size_t code = code_before_title(text, header);
    if (code < header.segments.size() && course.name.empty()) {
        std::size_t last = code + 1;  // "HYD 210, Tides, waves, and storms"
        while (last + 1 < header.segments.size() && header.segments[last + 1].join == Join::comma &&
               header.segments[last + 1].line == header.segments[code].line && header.segments[last + 1].starts_lower &&
               !is_with(header.segments[last + 1].words.front().folded)) {
            ++last;
        }
        course.name = {header.segments[code].text.begin, header.segments[last].outer.end};
        std::erase_if(pieces, [&](const HeaderSegment* piece) { return course.name.contains(piece->text); });
    } else if (course.role.empty() ||
               (course.name.empty() && (pieces.empty() || (pieces.size() == 1 && names_school(*pieces.front()))))) {
        return {};
    }
    assign_pieces(document, pieces, course);
    return course;
}

}  // namespace

bool is_role_in_course(std::string_view text, Span span) {
    auto words = words_of(text, span);
    if (words.empty() || words.size() > 5 || span.of(text).find_first_of("0123456789") != std::string_view::npos) {
        return false;
    }
    for (Idea idea : {Idea::roles, Idea::job_titles}) {
        for (const LexiconHit& hit : find(idea, words)) {
            bool known = idea == Idea::job_titles || hit.key == "teaching" || hit.key == "committee";
            if (known && hit.whole_word && hit.where.end >= words.back().where.end) {
                return true;
            }
        }
    }
    return false;
}

bool names_school(const HeaderSegment& segment) {
    return weigh(find(Idea::institutions, segment.words)) > 0 || weigh(find(Idea::organizations, segment.words)) > 0;
}

bool is_teaching_role(std::string_view text, Span span) {
    auto words = words_of(text, span);
    return words.size() <= 4 &&
           (weigh(find(Idea::roles, words), "teaching") > 0 || weigh(find(Idea::job_titles, words)) > 0);
}

bool read_course(const Document& document, const HeaderSegments& header, Project& p) {
    Course course = course_of(document, header);
    if (course.name.empty()) {
        return false;
    }
    if (!course.role.empty()) {
        p.roles.push_back(found(document, course.role, Confidence::inferred, "projects.roles"));
    }
    p.name = text_of(document, strip(document.text, course.name, "([,;:"), Confidence::inferred, "projects.name");
    p.entity = text_of(document, course.school, Confidence::inferred, "projects.entity");
    for (Span rest : course.rest) {
        add_paragraph(document, p.description, strip(document.text, rest, "()"), "projects.description");
    }
    return true;
}

}  // namespace cvconv::recognizing
