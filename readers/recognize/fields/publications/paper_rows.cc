#include "readers/recognize/fields/publications/paper_rows.h"

#include <algorithm>

#include "readers/pieces/contact/urls.h"

namespace cvconv::recognizing {

Publication read_paper_row(Reading& reading, const Line& line, const std::vector<Labelled>& cells) {
    const Document& document = reading.document;
    Publication p;
    for (const Labelled& cell : cells) {
        const auto period = std::find_if(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& date) {
            return cell.value.overlaps(date.where) && date.where.size() + 3 >= cell.value.size();
        });
        const auto urls = find_urls(document.text, cell.value);
        const bool place =
            cell.key == "venue" || cell.key == "institution" || cell.key == "employer" || cell.key == "location";
        if (period != line.periods.end() && !p.release_date) {
            p.release_date = moment(*period, "publications.date.cell");
        } else if (cell.key == "authors") {
            p.summary = text_of(document, cell.value, Confidence::stated, "publications.authors.cell");
        } else if (place && !p.publisher) {
            p.publisher = text_of(document, cell.value, Confidence::stated, "publications.publisher.cell");
        } else if (urls.size() == 1 && urls.front().where.size() + 2 >= cell.value.size()) {
            p.url = Found<std::string>{urls.front().url, {cell.value}, Confidence::stated, "publications.url.cell"};
        } else if (!p.name && cell.key != "description") {
            p.name = text_of(document, cell.value, Confidence::stated, "publications.name.cell");
        } else {
            add_paragraph(document, p.summary, cell.value, "publications.summary.cell");
        }
    }
    if (const std::string target = p.url ? std::string() : reading.link_on(line.text); !target.empty()) {
        p.url = Found<std::string>{target, {}, Confidence::stated, "publications.url.link"};
    }
    return p;
}

}  // namespace cvconv::recognizing
