#include "readers/recognize/fields/projects/schools_above.h"

#include <algorithm>

#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/roles/atoms.h"
#include "readers/recognize/fields/projects/teaching.h"

namespace cvconv::recognizing {

namespace {

/// Is this line nothing but the name of a school?
bool is_school_line(const Document& document, const Line& line) {
    if (line.has_period() || line.cells.size() != 1 || line.word_count() > 12 || line.is_item()) {
        return false;
    }
    auto atoms = atoms_of(document, line, 0);
    return !atoms.empty() && names_school(atoms.front()) &&
           std::none_of(atoms.begin(), atoms.end(),
                        [&](const Atom& atom) { return is_role_in_course(document.text, atom.text); });
}

/// "Instructor, Harbour University" over courses: the role and the school. Empty where the line is something else.
struct RoleAndSchool {
    Span role, school;
};
RoleAndSchool role_and_school(const Document& document, const Line& line) {
    if (line.has_period() || line.cells.size() != 1 || line.word_count() > 12 || line.is_item()) {
        return {};
    }
    auto atoms = atoms_of(document, line, 0);
    const bool fits = atoms.size() >= 2 && is_role_in_course(document.text, atoms[0].text) &&
                      std::all_of(atoms.begin() + 1, atoms.end(),
                                  [&](const Atom& atom) {
                                      return names_school(atom) || place_score(document.text, atom.text) >= 0.5F;
                                  }) &&
                      names_school(atoms[1]);
    return fits ? RoleAndSchool{atoms[0].text, {atoms[1].outer.begin, atoms.back().outer.end}} : RoleAndSchool{};
}

/// "Instructor of record, Salt Economics, Summer 2022": a role and a course, no school.
bool is_course_line(const Document& document, const Line& line) {
    auto atoms = atoms_of(document, line, 0);
    if (atoms.size() < 2 || line.sentence) {
        return false;
    }
    bool role = std::any_of(atoms.begin(), atoms.end(),
                            [&](const Atom& atom) { return is_role_in_course(document.text, atom.text); });
    return role && std::none_of(atoms.begin(), atoms.end(), names_school);
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
