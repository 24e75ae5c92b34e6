#include "readers/recognize/entries/tables.h"

#include <algorithm>
#include <map>

namespace cvconv::recognizing {

namespace {

std::string_view column_key(std::string_view text) {
    for (Idea idea : {Idea::entry_labels, Idea::contact_labels}) {
        auto hits = lookup(idea, text);
        if (!hits.empty()) {
            return hits.front().key;
        }
    }
    // "Employer / place": the first known word
    auto words = words_of(text);
    auto hits = find(Idea::entry_labels, words);
    return hits.empty() || words.size() > 4 ? std::string_view{} : hits.front().key;
}

/// Whole cells that are dates are what happened when, whatever the header calls them.
void name_periods(const Line& line, std::vector<Labelled>& cells) {
    for (Labelled& cell : cells) {
        bool date = std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
            return cell.value.overlaps(p.where) && p.where.size() + 3 >= cell.value.size();
        });
        if (cell.key.empty() && date) {
            cell.key = "period";
        }
    }
}

/// For each row of `section` (by its index in section.lines) its cells. Rows of tables without a known header are not
/// in the map; the header row itself maps to an empty list.
std::map<std::size_t, std::vector<Labelled>> table_rows(const Document& document, const Section& section) {
    std::map<std::size_t, std::vector<Labelled>> rows;
    std::vector<std::string_view> columns;
    int table = 0;
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const Line& line = section.lines[i];
        if (line.table == 0) {
            columns.clear();
            table = 0;
            continue;
        }
        const Block& block = document.blocks[static_cast<std::size_t>(line.block)];
        if (line.table != table) {
            table = line.table;
            columns.clear();
            std::size_t known = 0;
            for (const Cell& cell : block.cells) {
                columns.push_back(column_key(cell.text.of(document.text)));
                known += columns.back().empty() ? 0 : 1;
            }
            bool header =
                block.cells.size() >= 2 && !line.has_period() && (known >= 2 || (line.table_header && known >= 1));
            if (!header) {
                columns.clear();
            } else {
                rows[i] = {};
            }
            continue;
        }
        if (columns.empty()) {
            continue;
        }
        std::vector<Labelled> cells;
        for (std::size_t c = 0; c < block.cells.size(); ++c) {
            Span value = trim(document.text, block.cells[c].text);
            if (!value.empty()) {
                cells.push_back({c < columns.size() ? columns[c] : std::string_view{}, {}, value});
            }
        }
        if (!cells.empty()) {
            name_periods(line, cells);
            rows[i] = std::move(cells);
        }
    }
    return rows;
}

}  // namespace

Section read_table_rows(Reading& reading, const Section& section,
                        const std::function<void(const Line&, std::vector<Labelled>&)>& read_row) {
    auto rows = table_rows(reading.document, section);
    Section rest{section.kind, section.title, {}};
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const Line& line = section.lines[i];
        auto row = rows.find(i);
        if (row == rows.end()) {
            rest.lines.push_back(line);
        } else if (row->second.empty()) {
            reading.label(line.text);
        } else {
            read_row(line, row->second);
        }
    }
    return rest;
}

}  // namespace cvconv::recognizing
