// Degrees and schools.

#include <algorithm>

#include "readers/recognize/fields/education/certificates_among_degrees.h"
#include "readers/recognize/fields/education/education_parts.h"
#include "readers/recognize/fields/education/several_degrees.h"
#include "readers/recognize/fields/fields.h"

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

/// A degree told in labels; false, and nothing taken, if at most one line has one.
bool read_labels(Reading& reading, Education& e, const Entry& entry) {
    const Line& first = entry.lines.front();
    if (labelled(reading.document, first, Idea::entry_labels).empty() &&
        (first.has_period() || first.count(Idea::institutions) > 0)) {
        return false;  // the school and when, with labels below it
    }
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
    if (known < 2) {
        reading.cv.labels.resize(labels_before);
        e = Education{};
        return false;
    }
    for (const Line* line : rest) {
        // "Secondary studies" over its labels: the degree, or what the label names more exactly
        if (line == &entry.lines.front() && !lookup(Idea::degrees, line->text.of(reading.document.text)).empty()) {
            if (e.study_type) {
                reading.label(line->text);
            } else {
                e.study_type = found(reading.document, line->text, Confidence::stated, "education.study_type");
            }
            continue;
        }
        read_detail(reading, e, *line, e.end_date.has_value() || e.start_date.has_value());
    }
    return true;
}

/// "GPA: 3.7", "Thesis: …" among the first lines are details, not header.
std::size_t header_of_degree(const Document& document, const Entry& entry) {
    std::size_t header = 1;
    for (; header < entry.header; ++header) {
        const Line& line = entry.lines[header];
        auto labels = labelled(document, line, Idea::entry_labels);
        bool detail = std::any_of(labels.begin(), labels.end(), [](const Labelled& l) {
            return l.key != "degree" && l.key != "institution" && l.key != "area" && l.key != "location" &&
                   l.key != "period";
        });
        if (detail || line.is_item() || !labelled_pieces(document, line.text, Idea::entry_labels).empty()) {
            break;
        }
    }
    return header;
}

/// "Master's thesis" is of the master, "Dissertation" of whatever is the latest degree.
Education& degree_of_thesis(Reading& reading, std::string_view title) {
    auto& degrees = reading.cv.education;
    for (const LexiconHit& hit : find(Idea::degrees, title, {0, static_cast<std::uint32_t>(title.size())})) {
        auto same = std::find_if(degrees.begin(), degrees.end(), [&](const Education& e) {
            auto own = e.study_type ? lookup(Idea::degrees, e.study_type->value) : std::vector<LexiconHit>{};
            return std::any_of(own.begin(), own.end(), [&](const LexiconHit& h) { return h.key == hit.key; });
        });
        if (same != degrees.end()) {
            return *same;
        }
    }
    return degrees.front();
}

/// "Masterarbeit" over "Titel  Erbsen im Teig" and "Betreuer  Prof. Dr. Meyer": a section of its own that tells more of
/// a degree above. False if it is nothing of the kind.
bool read_thesis_section(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    const bool thesis = means(Idea::entry_labels, section.title.of(document.text), "thesis");
    const bool degrees = std::any_of(section.lines.begin(), section.lines.end(), [](const Line& line) {
        return line.has_period() || line.count(Idea::institutions) > 0;
    });
    if (!thesis || degrees || reading.cv.education.empty()) {
        return false;
    }
    Education& e = degree_of_thesis(reading, section.title.of(document.text));
    for (const Line& line : section.lines) {
        const bool title = &line == &section.lines.front() && line.cells.size() == 2;
        if (title) {
            reading.label(line.cells.front());
        }
        e.courses.push_back(
            found(document, title ? line.cells.back() : line.text, Confidence::stated, "education.courses.thesis"));
    }
    return true;
}

}  // namespace

void read_education(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    if (read_thesis_section(reading, section)) {
        return;
    }
    std::vector<Education> result;
    const std::size_t before = reading.cv.education.size();
    Section without_table = without_table_of_degrees(reading, section);
    if (reading.cv.education.size() > before) {
        // "Thesis: …" below the table tells of the latest degree, which is the first row
        std::erase_if(without_table.lines,
                      [&](const Line& line) { return read_thesis(reading, reading.cv.education[before], line); });
    }
    std::vector<Entry> entries = with_degrees_parted(document, find_entries(document, without_table));
    std::vector<Entry> plain;
    std::vector<std::size_t> index;
    for (Entry& entry : entries) {
        Education e;
        if (read_labels(reading, e, entry)) {
            settle_place(document, e);
            result.push_back(std::move(e));
            continue;
        }
        entry.header = header_of_degree(document, entry);
        index.push_back(result.size());
        result.emplace_back();
        plain.push_back(std::move(entry));
    }
    std::vector<HeaderSegments> headers = segments_of_headers(reading, plain);
    for (std::size_t i = 0; i < plain.size(); ++i) {
        headers[i].has_organization = plain[i].level == EntryLevel::role && i > 0;
    }
    std::vector<EastAsianDegree> east_asian;
    for (HeaderSegments& header : headers) {
        east_asian.push_back(take_east_asian(reading, header));
    }
    auto roles = assign_roles(document, SectionKind::education, headers);
    for (std::size_t i = 0; i < plain.size(); ++i) {
        Education& e = result[index[i]];
        read_header(reading, e, plain[i], headers[i], east_asian[i], roles[i]);
        read_body_of_degree(reading, e, plain[i], !headers[i].periods.empty());
    }
    for (std::size_t i = 0; i < plain.size(); ++i) {
        Education& e = result[index[i]];
        if (plain[i].level == EntryLevel::role && i > 0 && !e.institution) {
            e.institution = result[index[i - 1]].institution;
        }
    }
    const bool degrees =
        std::any_of(result.begin(), result.end(), [](const Education& e) { return e.study_type.has_value(); });
    Section certificates{SectionKind::certificates, {}, {}};
    for (std::size_t i = 0; i < plain.size() && degrees; ++i) {
        if (is_certificate(plain[i], result[index[i]])) {
            std::move(plain[i].lines.begin(), plain[i].lines.end(), std::back_inserter(certificates.lines));
            result[index[i]] = {};
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
    if (!certificates.lines.empty()) {
        read_certificates(reading, certificates);
    }
}

}  // namespace cvconv::recognizing
