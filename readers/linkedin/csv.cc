#include "readers/linkedin/csv.h"

#include <algorithm>
#include <utility>

#include "ir/unicode.h"

namespace cvconv::linkedin {

Csv read_csv(std::string_view text, std::size_t most_rows) {
    Csv csv;
    Row row{{}, 1};
    std::string cell;
    int line = 1;
    int opened = 0;  // the line of the quotation mark that is open; 0 = none is
    bool closed = false;
    auto end_cell = [&] {
        row.cells.push_back(std::exchange(cell, {}));
        closed = false;
    };
    auto end_row = [&] {
        end_cell();
        if (std::ranges::any_of(row.cells, [](const std::string& each) { return !trim(each).empty(); })) {
            csv.too_many_rows = csv.rows.size() == most_rows;
            if (!csv.too_many_rows) {
                csv.rows.push_back(std::move(row));
            }
        }
        row = {{}, line};
    };
    auto damaged = [&](int where) { csv.damaged_line = csv.damaged_line == 0 ? where : csv.damaged_line; };
    for (std::size_t i = 0; i < text.size() && !csv.too_many_rows; ++i) {
        const char c = text[i];
        line += c == '\n' ? 1 : 0;
        if (opened != 0) {
            const bool doubled = c == '"' && text.substr(i + 1).starts_with('"');
            if (c != '"' || doubled) {
                cell += c;
                i += doubled ? 1 : 0;
            } else {
                opened = 0;
                closed = true;
            }
        } else if (c == ',') {
            end_cell();
        } else if (c == '\n') {
            end_row();
        } else if (c == '"' && cell.empty() && !closed) {
            opened = line;
        } else {
            if (closed) {
                damaged(line);
            }
            cell += c;
        }
    }
    if (opened != 0) {
        damaged(opened);
    }
    if ((!cell.empty() || !row.cells.empty()) && !csv.too_many_rows) {
        end_row();
    }
    return csv;
}

}  // namespace cvconv::linkedin
