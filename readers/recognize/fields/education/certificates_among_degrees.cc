#include "readers/recognize/fields/education/certificates_among_degrees.h"

#include <algorithm>

namespace cvconv::recognizing {

bool is_certificate(const Entry& entry, const Education& e) {
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
    return e.end_date.has_value() && !school;
}

}  // namespace cvconv::recognizing
