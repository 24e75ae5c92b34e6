#include "readers/recognize/fields/education/certificates_among_degrees.h"

#include <algorithm>

#include "ir/section_kind.h"

namespace cvconv::recognizing {

bool names_certificates(const Document& document, const Section& section) {
    const auto words = find(Idea::section_headings, document.text, section.title);
    return std::any_of(words.begin(), words.end(), [](const LexiconHit& hit) {
        auto kind = section_kind(hit.key);
        return kind == SectionKind::certificates || kind == SectionKind::courses;
    });
}

bool are_courses(const Document& document, const Section& section) {
    return names_certificates(document, section) && section.lines.size() >= 2 &&
           std::all_of(section.lines.begin(), section.lines.end(), [](const Line& line) {
               return !line.has_period() && !line.sentence && line.count(Idea::degrees) == 0;
           });
}

bool is_certificate(const Entry& entry, const Education& e, bool title_names_certificates) {
    constexpr std::size_t most_lines = 2;
    const bool said = std::any_of(entry.lines.begin(), entry.lines.end(), [](const Line& line) {
        return line.sentence || line.count(Idea::degrees) > 0 || line.table > 0;
    });
    if (entry.lines.size() > most_lines || said || e.study_type || e.score || e.start_date || e.current ||
        !e.courses.empty()) {
        return false;
    }
    const bool school = std::any_of(entry.lines.begin(), entry.lines.end(),
                                    [](const Line& line) { return line.count(Idea::institutions) > 0; });
    return title_names_certificates ? e.end_date.has_value() || !school : e.end_date.has_value() && !school;
}

}  // namespace cvconv::recognizing
