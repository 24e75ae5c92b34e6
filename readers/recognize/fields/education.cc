// Degrees and schools.

#include <algorithm>

#include "readers/recognize/entries/atoms.h"
#include "readers/recognize/entries/roles.h"
#include "readers/recognize/fields/degrees.h"
#include "readers/recognize/fields/east_asian_education.h"
#include "readers/recognize/fields/education_parts.h"
#include "readers/recognize/fields/scores.h"

namespace cvconv::recognizing {

namespace {

bool read_label(Reading& reading, Education& e, const Line& line) {
    for (const Labelled& l : labelled(reading.document, line, Idea::entry_labels)) {
        if (!l.value.empty() && take_labelled(reading, e, l, line)) {
            reading.label(l.label);
            return true;
        }
    }
    return false;
}

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

/// "Computer Science" alone on the line below "BSc (Hons)".
bool may_be_area(const Document& document, const Line& line) {
    return !line.is_item() && !line.sentence && line.periods.empty() && line.cells.size() == 1 &&
           line.word_count() <= 6 && !line.starts_lower &&
           line.count(Idea::degrees) + line.count(Idea::institutions) == 0 &&
           line.text.of(document.text).find_first_of(":0123456789") == std::string_view::npos &&
           lookup(Idea::entry_labels, line.text.of(document.text)).empty();
}

/// "Doctorat en Informatique, équipe …", "Bachelor of Science (BS)" below the school: the degree that a line begins
/// with.
Span leading_degree(const Document& document, const Line& line) {
    std::string_view text = document.text;
    std::uint32_t end = line.text.begin;
    while (end < line.text.end && text[end] != ',' && text[end] != ';' &&
           !(text[end] == '.' && end + 1 < line.text.end && text[end + 1] == ' ' && end > line.text.begin + 8)) {
        ++end;
    }
    Span piece = trim_punctuation(text, {line.text.begin, end});
    if (end < line.text.end && piece.end < end && text[piece.end] == ')') {
        ++piece.end;  // "(BS)"
    }
    auto words = words_of(text, piece);
    if (words.empty() || words.size() > 10) {
        return {};
    }
    auto hits = find(Idea::degrees, words);
    bool leads = std::any_of(hits.begin(), hits.end(),
                             [&](const LexiconHit& hit) { return hit.where.begin == words.front().where.begin; });
    return leads ? piece : Span{};
}

/// "Disertacija: „Medinės gatvės“", "Szakdolgozat: … (MSc, minősítés: jeles)". False if the line is no thesis.
bool read_thesis(Reading& reading, Education& e, const Line& line) {
    const Document& document = reading.document;
    auto labels = labelled(document, line, Idea::entry_labels);
    if (std::none_of(labels.begin(), labels.end(), [](const Labelled& l) { return l.key == "thesis"; })) {
        return false;
    }
    Span thesis = line.text;
    std::size_t bracket = thesis.of(document.text).rfind(" (");
    if (bracket != std::string_view::npos && thesis.of(document.text).ends_with(')')) {
        Span inside{static_cast<std::uint32_t>(thesis.begin + bracket + 2), thesis.end - 1};
        auto scores = find_scores(document.text, inside);
        if (!scores.empty() && !e.score) {
            e.score = found(document, scores.front().value, Confidence::inferred, "education.score");
            reading.label({inside.begin, scores.front().value.begin});
            thesis.end = static_cast<std::uint32_t>(thesis.begin + bracket);
        }
    }
    e.courses.push_back(found(document, thesis, Confidence::stated, "education.courses"));
    return true;
}

/// "2012年4月 東西大学 経済学部 入学" and "2016年3月 東西大学 経済学部 卒業" are one: when it began and when it ended.
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

/// "北相模大学 理工学部 情報工学科 卒業": school, department and degree in one atom, which is taken out of the header.
EastAsianDegree take_east_asian(Reading& reading, HeaderAtoms& header) {
    for (auto atom = header.atoms.begin(); atom != header.atoms.end(); ++atom) {
        EastAsianDegree degree = parse_east_asian_degree(reading.document.text, atom->text);
        if (!degree.institution.empty()) {
            for (Span label : degree.labels) {
                reading.label(label);
            }
            header.atoms.erase(atom);
            return degree;
        }
    }
    return {};
}

}  // namespace

void set_dates(Education& e, const FoundPeriod& period) {
    Dates dates = stay(period, "education.dates");
    if (period.is_range || period.current) {
        e.start_date = dates.start;
        e.end_date = dates.end;
        e.current = dates.current;
    } else {
        e.end_date = moment(period, "education.dates");
    }
}

void name_joiner(Reading& reading, Span degree, Span area) {
    if (degree.empty() || area.begin <= degree.end) {
        return;
    }
    auto between = words_of(reading.document.text, {degree.end, area.begin});
    if (between.size() == 1 && between.front().where.size() <= 3 &&
        trim(reading.document.text, {degree.end, area.begin}) == between.front().where) {
        reading.label(between.front().where);
    }
}

void set_degree(Reading& reading, Education& e, Span span, Confidence confidence) {
    const Document& document = reading.document;
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
    name_joiner(reading, parts.study_type, parts.area);
    if (!e.area) {
        e.area = text_of(document, parts.area, confidence, "education.area");
    }
}

void read_education(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    std::vector<Education> result;
    const std::size_t before = reading.cv.education.size();
    Section without_table = without_table_of_degrees(reading, section);
    if (reading.cv.education.size() > before) {
        // "Thesis: …" below the table tells of the latest degree, which is the first row
        std::erase_if(without_table.lines,
                      [&](const Line& line) { return read_thesis(reading, reading.cv.education[before], line); });
    }
    std::vector<Entry> entries = find_entries(document, without_table);
    std::vector<Entry> plain;
    std::vector<std::size_t> index;
    for (Entry& entry : entries) {
        Education e;
        std::vector<const Line*> rest;
        int known = 0;
        std::size_t labels_before = reading.cv.labels.size();
        for (const Line& line : entry.lines) {
            if (!line.is_item() && read_label(reading, e, line)) {
                ++known;
            } else {
                rest.push_back(&line);
            }
        }
        if (known >= 2) {
            for (const Line* line : rest) {
                read_detail(reading, e, *line, e.end_date.has_value() || e.start_date.has_value());
            }
            result.push_back(std::move(e));
            continue;
        }
        reading.cv.labels.resize(labels_before);
        e = Education{};
        // "GPA: 3.7", "Thesis: …" among the first lines are details, not header
        std::size_t header = 1;
        while (header < entry.header) {
            const Line& line = entry.lines[header];
            auto labels = labelled(document, line, Idea::entry_labels);
            bool detail = std::any_of(labels.begin(), labels.end(), [](const Labelled& l) {
                return l.key != "degree" && l.key != "institution" && l.key != "area" && l.key != "location" &&
                       l.key != "period";
            });
            if (detail || line.is_item()) {
                break;
            }
            ++header;
        }
        entry.header = header;
        index.push_back(result.size());
        result.push_back(std::move(e));
        plain.push_back(std::move(entry));
    }
    std::vector<HeaderAtoms> headers;
    headers.reserve(plain.size());
    for (const Entry& entry : plain) {
        headers.push_back(atoms_of(document, entry));
        for (Span label : headers.back().labels) {
            reading.label(label);
        }
    }
    std::vector<EastAsianDegree> east_asian;
    for (HeaderAtoms& header : headers) {
        east_asian.push_back(take_east_asian(reading, header));
    }
    auto roles = assign_roles(document, SectionKind::education, headers);
    for (std::size_t i = 0; i < plain.size(); ++i) {
        Education& e = result[index[i]];
        Roles& r = roles[i];
        e.institution = text_of(document, r.organization, Confidence::inferred, "education.institution");
        e.location = text_of(document, r.location, Confidence::inferred, "education.location");
        if (!r.area.empty() && split_degree(document.text, r.subject).rule == "degree.connective") {
            r.others.push_back(r.area);  // "Diploma of Nursing" has its field
            r.area = {};
        }
        if (!east_asian[i].institution.empty()) {
            const EastAsianDegree& own = east_asian[i];
            r.organization = own.institution;
            e.institution = text_of(document, own.institution, Confidence::inferred, "education.institution");
            e.area = text_of(document, own.area, Confidence::inferred, "education.area");
            e.study_type = text_of(document, own.study_type, Confidence::inferred, "education.study_type");
            r.area = r.subject = {};
        }
        name_joiner(reading, r.subject, r.area);
        if (!r.area.empty()) {
            e.area = text_of(document, without_label(reading, r.area, "area"), Confidence::inferred, "education.area");
        }
        if (!r.subject.empty()) {
            set_degree(reading, e, without_label(reading, r.subject, "degree"), Confidence::inferred);
        }
        if (!r.score.empty()) {
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
        if (!headers[i].periods.empty()) {
            const auto& periods = headers[i].periods;
            auto best = std::find_if(periods.begin(), periods.end(),
                                     [](const FoundPeriod& p) { return p.is_range || p.current; });
            set_dates(e, best != periods.end() ? *best : periods.front());
        }
        for (Span other : r.others) {
            read_detail(reading, e, part_of(document, plain[i].lines.front(), other, reading.order), true);
        }
        for (std::size_t l = 0; l < plain[i].header; ++l) {
            std::string target = reading.link_on(plain[i].lines[l].text);
            if (!target.empty()) {
                e.url = Found<std::string>{target, {}, Confidence::stated, "education.url.link"};
                break;
            }
        }
        for (std::size_t l = plain[i].header; l < plain[i].lines.size(); ++l) {
            if (l == plain[i].header && !e.study_type && e.institution) {
                Span degree = leading_degree(document, plain[i].lines[l]);
                if (!degree.empty()) {
                    set_degree(reading, e, degree, Confidence::inferred);
                    Span rest = trim_punctuation(document.text, {degree.end, plain[i].lines[l].text.end});
                    if (!rest.empty()) {
                        read_detail(reading, e, part_of(document, plain[i].lines[l], rest, reading.order), true);
                    }
                    continue;
                }
            }
            if (l == plain[i].header && e.study_type && !e.area && may_be_area(document, plain[i].lines[l])) {
                e.area = found(document, plain[i].lines[l].text, Confidence::inferred, "education.area.below");
                continue;
            }
            read_detail(reading, e, plain[i].lines[l], !headers[i].periods.empty());
        }
    }
    join_beginnings(east_asian, index, result);
    // several degrees at one school, named once above them
    for (std::size_t i = 1; i < result.size(); ++i) {
        bool above = result[i - 1].institution && result[i - 1].study_type;
        if (!result[i].institution && result[i].study_type && above && roles.size() == result.size() &&
            roles[i - 1].organization_line >= 0 && roles[i - 1].organization_line < roles[i - 1].subject_line) {
            result[i].institution = result[i - 1].institution;
        }
    }
    for (Education& e : result) {
        if (e.institution || e.study_type || e.area || e.end_date || !e.courses.empty()) {
            reading.cv.education.push_back(std::move(e));
        }
    }
}

}  // namespace cvconv::recognizing
