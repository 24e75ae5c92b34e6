// Jobs told in rows of a table.

#include <algorithm>

#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/tables.h"
#include "readers/recognize/fields/work/job.h"

namespace cvconv::recognizing {

namespace {

/// "When | What | Where": an unknown column with the title of a job is the position, and where one worked the employer
/// if no column is.
void name_columns(const Document& document, std::vector<Labelled>& cells) {
    auto has = [&](std::string_view key) {
        return std::any_of(cells.begin(), cells.end(), [&](const Labelled& cell) { return cell.key == key; });
    };
    bool position = has("position") || has("headline");
    bool employer = has("employer") || has("institution");
    for (Labelled& cell : cells) {
        if (!position && cell.key.empty() && weigh(find(Idea::job_titles, document.text, cell.value)) > 0) {
            cell.key = "position";
            position = true;
        } else if (!employer && cell.key == "location" && place_score(document.text, cell.value) < 0.6F) {
            cell.key = "employer";
            employer = true;
        }
    }
}

}  // namespace

Section without_table_of_jobs(Reading& reading, const Section& section, std::vector<Job>& jobs) {
    const Document& document = reading.document;
    return read_table_rows(reading, section, [&](const Line& line, std::vector<Labelled>& cells) {
        Job job;
        name_columns(document, cells);
        for (const Labelled& cell : cells) {
            if (words_of(document.text, cell.value).empty()) {
                reading.label(cell.value);  // "–": a leave has no employer
            } else if (cell.key == cell_item) {
                job.highlights.push_back(found(document, cell.value, Confidence::stated, "work.highlights.cell"));
            } else if (!take_label(document, job, cell, line)) {
                add_paragraph(document, job.summary, cell.value, "work.summary.cell");
            }
        }
        jobs.push_back(std::move(job));
    });
}

}  // namespace cvconv::recognizing
