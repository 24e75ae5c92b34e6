// The header of a degree: school, degree, field, dates, mark.

#include <algorithm>

#include "readers/pieces/contact/urls.h"
#include "readers/pieces/degrees/degrees.h"
#include "readers/pieces/items.h"
#include "readers/pieces/scores.h"
#include "readers/recognize/fields/education/education_parts.h"

namespace cvconv::recognizing {

namespace {

/// "obor Strojírenství": what follows the label.
Span without_label(Reading& reading, Span span, std::string_view key) {
    Labelled l = leading_label(reading.document, span, Idea::entry_labels, {key});
    // in "Diplôme d'État d'infirmier" the label is the degree's name
    bool needed = key == "degree" && weigh(find(Idea::degrees, reading.document.text, l.value), {}, 0) == 0;
    if (l.key.empty() || needed) {
        return span;
    }
    reading.label(l.label);
    return strip(reading.document.text, l.value, "«»“”„\"");
}

/// The mark of the header; a sentence with a word of marks in it goes to `r.others`.
void take_mark(Reading& reading, Education& e, Roles& r) {
    const Document& document = reading.document;
    if (r.score.empty()) {
        return;
    }
    auto scores = find_scores(document.text, r.score);
    if (!scores.empty()) {
        e.score = found(document, scores.front().value, Confidence::inferred, "education.score");
        for (Span rest :
             {Span{r.score.begin, scores.front().value.begin}, Span{scores.front().value.end, r.score.end}}) {
            if (!trim_punctuation(document.text, rest).empty()) {
                reading.label(rest);
            }
        }
    } else if (words_of(document.text, r.score).size() >= 4 &&
               Span{r.score.begin, r.score.end + 1}.of(document.text).find('.') != std::string_view::npos) {
        r.others.push_back(r.score);  // "Completed the first year only.": a sentence with a word of marks in it
    } else {
        e.score = text_of(document, r.score, Confidence::inferred, "education.score");
    }
}

/// "Master's examination, with distinction": the mark behind the degree goes to the score. The degree without it.
Span without_honour(const Document& document, Education& e, Span degree) {
    const std::size_t comma = degree.of(document.text).rfind(", ");
    if (comma == std::string_view::npos || e.score) {
        return degree;
    }
    const Span behind{static_cast<std::uint32_t>(degree.begin + comma + 2), degree.end};
    const auto scores = find_scores(document.text, behind);
    if (scores.size() != 1 || !scores.front().honour || scores.front().where.size() + 2 < behind.size()) {
        return degree;
    }
    e.score = found(document, behind, Confidence::stated, "education.score");
    return {degree.begin, static_cast<std::uint32_t>(degree.begin + comma)};
}

}  // namespace

void set_dates(Education& e, const FoundPeriod& period) {
    Dates dates = period_dates(period, "education.dates");
    if (period.is_range || period.current) {
        e.start_date = dates.start;
        e.end_date = dates.end;
        e.current = dates.current;
    } else {
        e.end_date = moment(period, "education.dates");
    }
}

void set_degree(Reading& reading, Education& e, Span span, Confidence confidence) {
    const Document& document = reading.document;
    span = without_honour(document, e, span);
    // "Diplom-Übersetzerin (Note 1,6)"
    if (const Bracketed b = split_brackets(document.text, span); !e.score && !b.inside.empty() && !b.head.empty()) {
        const auto marks = find_scores(document.text, b.inside);
        if (marks.size() == 1 && !marks.front().honour && marks.front().where.size() + 1 >= b.inside.size()) {
            e.score = found(document, marks.front().value, Confidence::stated, "education.score");
            span = b.head;
        }
    }
    Degree parts = split_degree(document.text, span);
    if (parts.study_type.empty() && parts.area.empty()) {
        bool degree = confidence == Confidence::stated || !find(Idea::degrees, document.text, span).empty() || e.area;
        (degree ? e.study_type : e.area) =
            text_of(document, span, confidence, degree ? "education.study_type" : "education.area");
        return;
    }
    if (e.area && parts.rule == "degree.bracket") {
        // "Doctor of Science (Technology)", and the field stands behind it
        e.study_type = text_of(document, span, confidence, "education.study_type.whole");
        return;
    }
    e.study_type = text_of(document, parts.study_type, confidence, "education.study_type");
    if (!e.area) {
        e.area = text_of(document, parts.area, confidence, "education.area");
    }
}

void read_header(Reading& reading, Education& e, const Entry& entry, const HeaderSegments& header,
                 const EastAsianDegree& own_row, Roles& r) {
    const Document& document = reading.document;
    e.institution = text_of(document, r.organization, Confidence::inferred, "education.institution");
    e.location = text_of(document, r.location, Confidence::inferred, "education.location");
    if (!r.area.empty() && split_degree(document.text, r.subject).rule == "degree.connective") {
        r.others.push_back(r.area);  // "Diploma of Nursing" has its field
        r.area = {};
    }
    if (!own_row.institution.empty()) {
        r.organization = own_row.institution;
        e.institution = text_of(document, own_row.institution, Confidence::inferred, "education.institution");
        e.area = text_of(document, own_row.area, Confidence::inferred, "education.area");
        e.study_type = text_of(document, own_row.study_type, Confidence::inferred, "education.study_type");
        r.area = r.subject = {};
    }
    if (!r.area.empty()) {
        e.area = text_of(document, without_label(reading, r.area, "area"), Confidence::inferred, "education.area");
    }
    for (const FoundPeriod& p : header.periods) {
        // "Bachelor of Science (2014) with a major in Geology"
        if (p.in_brackets && p.where.begin > r.subject.begin && p.where.end == r.subject.end) {
            r.subject = trim(document.text, {r.subject.begin, p.where.begin});
        }
    }
    if (!r.subject.empty()) {
        set_degree(reading, e, without_label(reading, r.subject, "degree"), Confidence::inferred);
    }
    take_mark(reading, e, r);
    if (!header.periods.empty()) {
        const auto& periods = header.periods;
        auto best =
            std::find_if(periods.begin(), periods.end(), [](const FoundPeriod& p) { return p.is_range || p.current; });
        set_dates(e, best != periods.end() ? *best : periods.front());
    }
    for (Span other : r.others) {
        read_detail(reading, e, part_of(document, entry.lines.front(), other, reading.order), true);
    }
    for (std::size_t l = 0; l < entry.header; ++l) {
        std::string target = reading.link_on(entry.lines[l].text);
        if (!target.empty()) {
            e.url = Found<std::string>{target, {}, Confidence::stated, "education.url.link"};
            break;
        }
    }
    for (std::size_t l = 0; l < entry.header && !e.url; ++l) {
        if (const auto url = url_with_scheme(document.text, entry.lines[l].text)) {
            e.url = Found<std::string>{url->url, {url->where}, Confidence::stated, "education.url"};
        }
    }
}

}  // namespace cvconv::recognizing
