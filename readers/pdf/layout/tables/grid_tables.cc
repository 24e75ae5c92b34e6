#include "readers/pdf/layout/tables/grid_tables.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ir/unicode.h"
#include "readers/pdf/layout/tables/aligned_rows.h"
#include "readers/pdf/layout/tables/grid.h"
#include "readers/pdf/layout/tables/row_grids.h"
#include "readers/pdf/layout/tables/ruled_labels.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t most_cells = 2000;          // of a grid: each looks at all words of its page
constexpr std::size_t least_columns_of_form = 2;  // of a form; a table has more
constexpr std::size_t most_lines_of_cell = 12;    // a longer one is a column of the page

/// Rows [begin, end) of a grid that have the same columns.
struct Rows {
    std::size_t begin = 0, end = 0;
    std::vector<float> lefts;
};

/// A title over all columns, and what has other columns, parts tables.
std::vector<Rows> tables_in(const Grid& grid) {
    std::vector<Rows> tables;
    for (std::size_t row = 0; row + 1 < grid.ys.size(); ++row) {
        std::vector<float> lefts;
        for (const GridCell* cell : cells_in(grid, row)) {
            lefts.push_back(grid.xs[cell->column]);
        }
        if (lefts.size() < least_columns_of_form) {
            continue;
        }
        if (!tables.empty() && tables.back().end == row && tables.back().lefts == lefts) {
            ++tables.back().end;
        } else {
            tables.push_back({row, row + 1, lefts});
        }
    }
    return tables;
}

std::string text_of(const TableRow& row) {
    std::string text;
    for (const TableCell& cell : row.cells) {
        for (const CellLine& line : cell.lines) {
            for (const Segment& segment : line.words.cells) {
                text += segment.text() + " ";
            }
        }
        text += "|";
    }
    return text;
}

bool is_bold(const TableRow& row) {
    bool any = false;
    for (const TableCell& cell : row.cells) {
        for (const CellLine& line : cell.lines) {
            for (const Segment& segment : line.words.cells) {
                any = any || !segment.words.empty();
                if (std::any_of(segment.words.begin(), segment.words.end(),
                                [](const PageWord& w) { return !w.bold; })) {
                    return false;
                }
            }
        }
    }
    return any;
}

/// "本人希望記入欄", on one line or two.
bool is_label_of_form(const TableCell& cell) {
    constexpr std::size_t most_characters = 14;
    constexpr std::size_t most_lines = 2;
    std::string text;
    for (const CellLine& line : cell.lines) {
        for (const Segment& segment : line.words.cells) {
            text += segment.text();
        }
    }
    std::size_t at = 0;
    return !text.empty() && cell.lines.size() <= most_lines && count_characters(text) <= most_characters &&
           is_cjk(next_character(text, at));
}

/// Labels in a narrow column, most of them with a value.
bool is_form(const std::vector<TableRow>& table) {
    constexpr float widest = 0.35F;
    constexpr std::size_t least_rows = 2;
    std::size_t filled = 0;
    for (const TableRow& row : table) {
        const TableCell& label = row.cells.front();
        const TableCell& value = row.cells.back();
        if (!is_label_of_form(label) || label.right - label.left > widest * (value.right - label.left)) {
            return false;
        }
        filled += value.lines.empty() ? 0 : 1;
    }
    return table.size() >= least_rows && filled * 2 > table.size();
}

/// The rows of a table; nothing where it lays out a page, or has hardly anything in its cells.
std::optional<std::vector<TableRow>> read_rows(const Grid& grid, const Rows& rows, WordsOfPage& words) {
    std::vector<TableRow> table;
    std::size_t filled = 0;
    for (std::size_t r = rows.begin; r < rows.end; ++r) {
        TableRow row;
        for (const GridCell* cell : cells_in(grid, r)) {
            TableCell made{grid.xs[cell->column], grid.xs[cell->column_end], {}};
            if (std::max(cell->row, rows.begin) == r) {  // else it was read with the row in which it begins
                made.lines = words.take_lines(made.left, grid.ys[r], made.right, grid.ys[cell->row_end]);
            }
            if (made.lines.size() > most_lines_of_cell) {
                return std::nullopt;
            }
            find_wraps(made);
            filled += made.lines.empty() ? 0 : 1;
            row.cells.push_back(std::move(made));
        }
        table.push_back(std::move(row));
    }
    std::erase_if(table, [](const TableRow& row) {
        return std::all_of(row.cells.begin(), row.cells.end(), [](const TableCell& c) { return c.lines.empty(); });
    });
    bool sparse = 2 * filled < rows.lefts.size() * table.size();
    if (table.empty() || sparse) {
        return std::nullopt;
    }
    if (rows.lefts.size() == 2) {
        if (!is_form(table)) {
            return std::nullopt;
        }
        for (TableRow& row : table) {
            row.form = true;
        }
        return table;
    }
    table.front().header = table.size() > 1 && is_bold(table.front()) && !is_bold(table[1]);
    return table;
}

}  // namespace

Segment segment_of(TableRow row) {
    Segment segment;
    segment.left = row.cells.front().left;
    segment.right = row.cells.back().right;
    segment.top = 1e9F;
    segment.bottom = -1e9F;
    for (const TableCell& cell : row.cells) {
        for (const CellLine& line : cell.lines) {
            segment.top = std::min(segment.top, line.words.top);
            segment.bottom = std::max(segment.bottom, line.words.bottom);
            segment.size = std::max(segment.size, line.words.size);
            for (const Segment& s : line.words.cells) {
                segment.words.insert(segment.words.end(), s.words.begin(), s.words.end());
            }
        }
    }
    segment.table_row = std::make_shared<const TableRow>(std::move(row));
    return segment;
}

namespace {

bool same_columns(const std::vector<float>& a, const std::vector<float>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](float x, float y) { return std::abs(x - y) < 3; });
}

}  // namespace

std::vector<Segment> GridTables::take(PageWords& page) {
    std::vector<Rule> rules;
    std::copy_if(drawn_.rules.begin(), drawn_.rules.end(), std::back_inserter(rules),
                 [&](const Rule& rule) { return rule.page == page.number; });
    std::vector<Panel> panels;
    std::copy_if(drawn_.panels.begin(), drawn_.panels.end(), std::back_inserter(panels),
                 [&](const Panel& panel) { return panel.page == page.number; });
    std::vector<Segment> segments;
    auto add = [&](std::vector<Segment> found) { std::move(found.begin(), found.end(), std::back_inserter(segments)); };
    for (const Grid& grid : find_grids(rules)) {
        if (grid.cells.size() <= most_cells) {  // else it is squared paper
            add(take_tables(grid, page));
            add(take_labels(grid, page));  // of what is no table
        }
    }
    for (const Grid& grid : find_row_grids(page, rules, panels)) {
        if (grid.cells.size() <= most_cells) {
            add(take_tables(grid, page));
        }
    }
    for (const Grid& grid : find_aligned_rows(page)) {
        add(take_tables(grid, page));
    }
    return segments;
}

std::vector<Segment> GridTables::take_tables(const Grid& grid, PageWords& page) {
    std::vector<Segment> segments;
    for (const Rows& rows : tables_in(grid)) {
        WordsOfPage words(page);
        auto table = read_rows(grid, rows, words);
        if (!table) {
            continue;
        }
        page.words = words.rest();
        if (table->front().form) {
            for (TableRow& row : *table) {
                segments.push_back(segment_of(std::move(row)));
            }
            continue;
        }
        // the header of a table that goes on over the page may be repeated
        bool goes_on = page.number == last_page_ + 1 && last_bottom_ > 0.6F &&
                       grid.ys[rows.begin] < 0.35F * page.height && same_columns(last_columns_, rows.lefts) &&
                       text_of(table->front()) != last_header_;
        if (!goes_on) {
            ++count_;
            last_header_ = text_of(table->front());
        }
        last_page_ = page.number;
        last_columns_ = rows.lefts;
        last_bottom_ = grid.ys[rows.end] / std::max(1.0F, page.height);
        for (TableRow& row : *table) {
            row.table = count_;
            row.header = row.header && !goes_on;
            segments.push_back(segment_of(std::move(row)));
        }
    }
    return segments;
}

}  // namespace cvconv::pdf
