// Rows of school, department and degree, as East Asian CVs have them, taken out of headers.

#include <algorithm>

#include "readers/recognize/fields/education/education_parts.h"

namespace cvconv::recognizing {

EastAsianDegree take_east_asian(Reading& reading, HeaderSegments& header) {
    for (auto segment = header.segments.begin(); segment != header.segments.end(); ++segment) {
        auto end = std::find_if(std::next(segment), header.segments.end(),
                                [](const HeaderSegment& other) { return other.join != Join::blank; });
        const Span row{segment->text.begin, std::prev(end)->outer.end};
        EastAsianDegree degree = parse_east_asian_degree(reading.document.text, row);
        if (!degree.institution.empty()) {
            for (Span label : degree.labels) {
                reading.label(label);
            }
            header.segments.erase(segment, end);
            return degree;
        }
    }
    return {};
}

void join_beginnings(const std::vector<EastAsianDegree>& rows, const std::vector<std::size_t>& index,
                     std::vector<Education>& result) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        Education& began = result[index[i]];
        for (std::size_t beside : {i + 1, i - 1}) {
            if (!rows[i].entered || beside >= rows.size() || rows[beside].entered) {
                continue;
            }
            Education& ended = result[index[beside]];
            bool same = began.institution && ended.institution &&
                        began.institution->value == ended.institution->value &&
                        (!began.area || !ended.area || began.area->value == ended.area->value);
            if (same && !ended.start_date && began.end_date) {
                ended.start_date = std::move(began.end_date);
                ended.institution->where.insert(ended.institution->where.end(), began.institution->where.begin(),
                                                began.institution->where.end());
                if (began.area && ended.area) {
                    ended.area->where.insert(ended.area->where.end(), began.area->where.begin(),
                                             began.area->where.end());
                } else if (began.area) {
                    ended.area = std::move(began.area);
                }
                began = {};
                break;
            }
        }
        if (rows[i].entered && began.end_date && !began.start_date) {
            began.start_date = std::move(began.end_date);
            began.end_date.reset();
        }
    }
}

}  // namespace cvconv::recognizing
