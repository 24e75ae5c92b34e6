// Degrees as rows of a table, and as values behind labels.

#include <algorithm>

#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"
#include "readers/pieces/scores.h"
#include "readers/recognize/entries/tables.h"
#include "readers/recognize/fields/education/education_parts.h"

namespace cvconv::recognizing {

namespace {

/// "Zeitraum | Abschluss | Ort", "Zeitraum | Tätigkeit | Institution": in a table of degrees the place is the school
/// where no column is, and what one did is the degree.
void name_columns(const Document& document, std::vector<Labelled>& cells) {
    auto has = [&](std::string_view key) {
        return std::any_of(cells.begin(), cells.end(), [&](const Labelled& cell) { return cell.key == key; });
    };
    bool school = has("institution") || has("employer");
    bool degree = has("degree");
    for (Labelled& cell : cells) {
        auto words = words_of(document.text, cell.value);
        auto parts = items_of(document.text, cell.value);  // "Goethe-Gymnasium, Weimar"
        if (!school && cell.key == "location" && words.size() >= 2 && !parts.empty() &&
            place_score(document.text, parts.front()) < 0.6F) {
            cell.key = "institution";
            school = true;
        } else if (!degree && (cell.key.empty() || cell.key == "position" || cell.key == "tasks") &&
                   weigh(find(Idea::degrees, words)) > 0) {
            cell.key = "degree";
            degree = true;
        }
    }
}

}  // namespace

void settle_place(const Document& document, Education& e) {
    if (e.location || !e.institution || e.institution->where.size() != 1 ||
        e.institution->rule != "education.institution.label") {
        return;
    }
    const Span name = e.institution->where.front();
    const auto parts = items_of(document.text, name);
    if (parts.size() >= 2 && place_score(document.text, parts.back()) >= 0.7F) {
        e.location = text_of(document, parts.back(), Confidence::inferred, "education.location.label");
        e.institution = text_of(document, strip(document.text, {name.begin, parts.back().begin}, ", "),
                                Confidence::stated, "education.institution.label");
    }
}

bool take_labelled(Reading& reading, Education& e, const Labelled& l, const Line& line) {
    const Document& document = reading.document;
    if (l.key == "institution" || l.key == "employer") {
        e.institution = text_of(document, l.value, Confidence::stated, "education.institution.label");
    } else if (l.key == "degree") {
        set_degree(reading, e, l.value, Confidence::stated);
    } else if (l.key == "area") {
        e.area = text_of(document, l.value, Confidence::stated, "education.area.label");
    } else if (l.key == "score") {
        e.score = text_of(document, l.value, Confidence::stated, "education.score.label");
    } else if (l.key == "level" && !find_scores(document.text, l.value).empty()) {
        e.score = text_of(document, l.value, Confidence::stated, "education.score.label");
    } else if (l.key == "thesis" || l.key == "courses" || l.key == "advisor") {
        return false;
    } else if (l.key == "location" || l.key == "city") {
        e.location = text_of(document, l.value, Confidence::stated, "education.location.label");
    } else if (l.key == "period") {
        for (const FoundPeriod& p : line.periods) {
            if (l.value.overlaps(p.where)) {
                set_dates(e, p);
                return true;
            }
        }
        return false;
    } else {
        return false;
    }
    return true;
}

Section without_table_of_degrees(Reading& reading, const Section& section) {
    return read_table_rows(reading, section, [&](const Line& line, std::vector<Labelled>& cells) {
        Education e;
        name_columns(reading.document, cells);
        // the field first: then the bracket of "M.Tech. (Part Time)" is none
        std::stable_partition(cells.begin(), cells.end(), [](const Labelled& cell) { return cell.key == "area"; });
        for (const Labelled& cell : cells) {
            const bool blank = words_of(reading.document.text, cell.value).empty();  // "-"
            if (blank || is_end_of_studies(cell.value.of(reading.document.text))) {
                reading.label(cell.value);  // "졸업" below "졸업여부"
            } else if (!take_labelled(reading, e, cell, line)) {
                e.courses.push_back(found(reading.document, cell.value, Confidence::guessed, "education.courses.cell"));
            }
        }
        settle_place(reading.document, e);
        reading.cv.education.push_back(std::move(e));
    });
}

}  // namespace cvconv::recognizing
