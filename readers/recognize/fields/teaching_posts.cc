#include "readers/recognize/fields/teaching_posts.h"

#include <algorithm>

#include "readers/recognize/entries/atoms.h"
#include "readers/recognize/fields/teaching.h"
#include "readers/recognize/places/places.h"

namespace cvconv::recognizing {

namespace {

bool is_post(const Document& document, const Line& line) {
    bool role = false;
    bool school = false;
    for (const Atom& atom : atoms_of(document, line, 0)) {
        if (!role && is_teaching_role(document.text, atom.text)) {
            role = true;
        } else if (!find(Idea::institutions, atom.words).empty()) {
            school = true;
        } else if (place_score(document.text, atom.text) < 0.5F && !(school && atom.words.size() <= 2)) {
            return false;  // a course
        }
    }
    return role && school;
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
    return posts >= 1 && posts * 3 >= headers * 2 && below >= headers;
}

}  // namespace cvconv::recognizing
