#include "readers/recognize/fields/projects/project_rows.h"

#include <algorithm>

#include "readers/pieces/contact/urls.h"
#include "readers/pieces/items.h"
#include "readers/recognize/fields/projects/project_dates.h"

namespace cvconv::recognizing {

namespace {

/// "Date | Title | Where" over talks: no title of a job, and where it was given.
std::vector<Labelled> columns_of_talks(std::vector<Labelled> cells) {
    for (Labelled& cell : cells) {
        cell.key = cell.key == "position" ? "project" : cell.key == "location" ? "institution" : cell.key;
    }
    return cells;
}

/// "Title | Year | Role | Studio": of two columns that may be what one was, the first is what it is called, and a
/// column that no list knows behind them is who it was for.
std::vector<Labelled> columns_of_works(std::vector<Labelled> cells) {
    auto is = [](std::string_view key) { return [key](const Labelled& cell) { return cell.key == key; }; };
    if (std::count_if(cells.begin(), cells.end(), is("position")) < 2 ||
        std::any_of(cells.begin(), cells.end(), is("project"))) {
        return cells;
    }
    std::find_if(cells.begin(), cells.end(), is("position"))->key = "project";
    if (std::none_of(cells.begin(), cells.end(), is("employer")) && cells.back().key.empty()) {
        cells.back().key = "employer";
    }
    return cells;
}

}  // namespace

Project read_project_row(Reading& reading, const Line& line, const std::vector<Labelled>& row, SectionKind kind) {
    const Document& document = reading.document;
    const std::vector<Labelled> cells = kind == SectionKind::talks ? columns_of_talks(row) : columns_of_works(row);
    Project p;
    if (kind == SectionKind::talks || kind == SectionKind::teaching) {
        p.type = Found<std::string>{
            kind == SectionKind::talks ? "talk" : "teaching", {}, Confidence::inferred, "projects.type"};
    }
    for (const Labelled& cell : cells) {
        auto period = std::find_if(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& found_period) {
            return cell.value.overlaps(found_period.where) && found_period.where.size() + 3 >= cell.value.size();
        });
        auto urls = find_urls(document.text, cell.value);
        if (period != line.periods.end()) {
            set_project_dates(p, *period, kind);
        } else if (cell.key == "technologies") {
            for (Span item : items_of(document.text, cell.value)) {
                p.keywords.push_back(found(document, item, Confidence::stated, "projects.keywords.cell"));
            }
        } else if (cell.key == "url" || (urls.size() == 1 && urls.front().where.size() + 2 >= cell.value.size())) {
            std::string target = urls.empty() ? reading.link_on(cell.value) : urls.front().url;
            if (!target.empty()) {
                p.url = Found<std::string>{target, {cell.value}, Confidence::stated, "projects.url.cell"};
            }
        } else if (cell.key == "employer" || cell.key == "institution") {
            p.entity = text_of(document, cell.value, Confidence::stated, "projects.entity.cell");
        } else if (cell.key == "position") {
            p.roles.push_back(found(document, cell.value, Confidence::stated, "projects.roles.cell"));
        } else if (!p.name && cell.key != "description") {
            p.name = text_of(document, cell.value, Confidence::stated, "projects.name.cell");
        } else {
            add_paragraph(document, p.description, cell.value, "projects.description.cell");
        }
    }
    if (!p.url) {
        std::string target = reading.link_on(line.text);
        if (!target.empty()) {
            p.url = Found<std::string>{target, {}, Confidence::stated, "projects.url.link"};
        }
    }
    return p;
}

}  // namespace cvconv::recognizing
