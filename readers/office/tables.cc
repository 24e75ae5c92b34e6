#include "readers/office/tables.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/office/column_titles.h"
#include "readers/office/dated.h"

namespace cvconv::office {
namespace {

constexpr std::size_t long_cell = 4;  // lines: what is as long is a column of its own beside another such

bool is_heading(const std::string& text) {
    return !lookup(Idea::section_headings, text).empty();
}

std::string text_of(const Lines& lines) {
    std::string all;
    for (const Line& line : lines) {
        all += (all.empty() ? "" : " ") + office::text_of(line);
    }
    return all;
}

/// Says what stands below. Dates are what stands there.
bool is_header(const GridRow& row) {
    std::vector<std::string> texts;
    for (const GridCell& cell : row.cells) {
        texts.push_back(cell.lines.size() <= 2 ? text_of(cell.lines) : std::string());
        if (is_dateish(texts.back())) {
            return false;
        }
    }
    return are_column_titles(texts);
}

void append(Lines& to, Lines from) {
    std::move(from.begin(), from.end(), std::back_inserter(to));
}

/// Puts what stands below each other in a cell into one line.
Line put_together(Lines lines) {
    Line whole = std::move(lines.front());
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (!whole.cells.back().pieces.empty()) {
            Piece blank = whole.cells.back().pieces.back();
            blank.text = " ";
            whole.cells.back().pieces.push_back(std::move(blank));
        }
        for (LineCell& cell : lines[i].cells) {
            std::move(cell.pieces.begin(), cell.pieces.end(), std::back_inserter(whole.cells.back().pieces));
        }
        std::move(lines[i].aside.begin(), lines[i].aside.end(), std::back_inserter(whole.aside));
        std::move(lines[i].hidden.begin(), lines[i].hidden.end(), std::back_inserter(whole.hidden));
    }
    return whole;
}

/// Moves what is in a cell to where the cell stands.
void shift(GridCell& cell) {
    for (Line& line : cell.lines) {
        line.indent += cell.left;
        for (LineCell& inner : line.cells) {
            inner.left += cell.left;
        }
    }
}

class Layout {
public:
    explicit Layout(GridTable table) : table_(std::move(table)) {}

    Lines run() {
        for (GridRow& row : table_.rows) {
            std::erase_if(row.cells, [](const GridCell& cell) { return cell.lines.empty(); });
        }
        std::erase_if(table_.rows, [](const GridRow& row) { return row.cells.empty(); });
        // Rows with one cell stand for themselves where it is as wide as the others together.
        std::size_t begin = 0;
        for (std::size_t i = 0; i <= table_.rows.size(); ++i) {
            const bool alone =
                i < table_.rows.size() && table_.rows[i].cells.size() == 1 && table_.rows[i].cells[0].columns > 1;
            if (i < table_.rows.size() && !alone) {
                continue;
            }
            write_group(begin, i);
            if (alone) {
                append(lines_, std::move(table_.rows[i].cells[0].lines));
            }
            begin = i + 1;
        }
        return std::move(lines_);
    }

private:
    struct Shape {
        std::map<std::size_t, std::size_t> lines_of_column;
        std::size_t rows = 0, several = 0;  ///< rows, and those with several cells
        std::size_t both_long = 0;
        std::size_t cells = 0, lines = 0, longest = 0;
        bool header = false;
        bool items = false;
    };

    [[nodiscard]] Shape shape_of(std::size_t begin, std::size_t end) const {
        Shape shape;
        for (std::size_t i = begin; i < end; ++i) {
            const GridRow& row = table_.rows[i];
            std::vector<std::size_t> lengths;
            for (const GridCell& cell : row.cells) {
                shape.lines_of_column[cell.column] += cell.lines.size();
                lengths.push_back(cell.lines.size());
                ++shape.cells;
                shape.lines += cell.lines.size();
                shape.longest = std::max(shape.longest, cell.lines.size());
                shape.items = shape.items || cell.lines.front().kind == BlockKind::list_item;
            }
            std::sort(lengths.rbegin(), lengths.rend());
            ++shape.rows;
            shape.several += lengths.size() > 1 ? 1 : 0;
            shape.both_long += lengths.size() > 1 && lengths[1] >= long_cell ? 1 : 0;
            shape.header = shape.header || row.header;
        }
        return shape;
    }

    void write_group(std::size_t begin, std::size_t end) {
        if (begin >= end) {
            return;
        }
        const bool headed = end - begin > 1 && is_header(table_.rows[begin]);
        table_.rows[begin].header = table_.rows[begin].header || headed;
        const Shape shape = shape_of(begin, end);
        const std::size_t columns = shape.lines_of_column.size();
        const bool side_by_side =
            columns == 2 && shape.both_long > 0 && (shape.several <= 3 || shape.both_long * 2 >= shape.several);
        const bool is_table = columns > 1 && shape.rows > 1 &&
                              (headed || (!shape.items && shape.longest <= 3 && shape.lines * 2 <= shape.cells * 3 &&
                                          (table_.ruled || columns > 2 || shape.header)));
        if (side_by_side && !headed) {
            write_columns(begin, end);
        } else if (is_table) {
            write_rows(begin, end);
        } else {
            for (std::size_t i = begin; i < end; ++i) {
                write_beside(table_.rows[i]);
            }
        }
    }

    /// One column after the other.
    void write_columns(std::size_t begin, std::size_t end) {
        std::map<std::size_t, Lines> columns;
        for (std::size_t i = begin; i < end; ++i) {
            for (GridCell& cell : table_.rows[i].cells) {
                append(columns[cell.column], std::move(cell.lines));
            }
        }
        for (auto& [column, lines] : columns) {
            lines.front().new_region = true;
            append(lines_, std::move(lines));
        }
    }

    /// A table that is one.
    void write_rows(std::size_t begin, std::size_t end) {
        std::map<std::size_t, float> lefts;  // of all columns
        for (std::size_t i = begin; i < end; ++i) {
            for (const GridCell& cell : table_.rows[i].cells) {
                lefts.try_emplace(cell.column, cell.left);
            }
        }
        for (std::size_t i = begin; i < end; ++i) {
            GridRow& row = table_.rows[i];
            Line out;
            out.kind = BlockKind::table_row;
            out.table = table_.number;
            out.header = row.header;
            out.page = row.cells.front().lines.front().page;
            out.paragraph = row.cells.front().lines.front().paragraph;
            out.gap = row.cells.front().lines.front().gap;
            for (const auto& [column, left] : lefts) {
                auto cell = std::find_if(row.cells.begin(), row.cells.end(),
                                         [&, at = column](const GridCell& c) { return c.column == at; });
                LineCell filled{{}, left};
                if (cell != row.cells.end()) {
                    for (std::size_t l = 0; l < cell->lines.size(); ++l) {
                        Line& line = cell->lines[l];
                        const bool item = line.kind == BlockKind::list_item && !line.marker.empty();
                        for (LineCell& inner : line.cells) {
                            if (!filled.pieces.empty()) {
                                Piece between;
                                between.text = &inner == line.cells.data() ? "\n" : " ";
                                filled.pieces.push_back(std::move(between));
                            }
                            if (item && &inner == line.cells.data()) {
                                filled.pieces.emplace_back().text = line.marker + " ";
                            }
                            std::move(inner.pieces.begin(), inner.pieces.end(), std::back_inserter(filled.pieces));
                        }
                        std::move(line.aside.begin(), line.aside.end(), std::back_inserter(out.aside));
                        std::move(line.hidden.begin(), line.hidden.end(), std::back_inserter(out.hidden));
                    }
                }
                out.cells.push_back(std::move(filled));
            }
            lines_.push_back(std::move(out));
        }
    }

    /// A row as people see it: its cells beside each other, line by line.
    void write_beside(GridRow& row) {
        std::vector<GridCell>& cells = row.cells;
        if (cells.size() > 1 && is_heading(text_of(cells.front().lines))) {
            append(lines_, std::move(cells.front().lines));
            cells.erase(cells.begin());
        }
        if (cells.size() == 1) {
            shift(cells.front());
            append(lines_, std::move(cells.front().lines));
            return;
        }
        std::vector<std::size_t> lengths;
        for (GridCell& cell : cells) {
            if (cell.lines.size() > 1 && cell.lines.size() < long_cell && is_dateish(text_of(cell.lines))) {
                cell.lines = {put_together(std::move(cell.lines))};
            }
            shift(cell);
            lengths.push_back(cell.lines.size());
        }
        std::sort(lengths.rbegin(), lengths.rend());
        if (lengths[1] >= long_cell) {
            for (GridCell& cell : cells) {
                append(lines_, std::move(cell.lines));
            }
            return;
        }
        for (std::size_t i = 0; i < lengths[0]; ++i) {
            Lines beside;
            for (GridCell& cell : cells) {
                if (i < cell.lines.size()) {
                    beside.push_back(std::move(cell.lines[i]));
                }
            }
            write_beside(std::move(beside));
        }
    }

    void write_beside(Lines beside) {
        Line whole;
        bool open = false;
        for (Line& line : beside) {
            const bool item = line.kind == BlockKind::list_item;
            if (open && !item && line.kind != BlockKind::rule) {
                std::move(line.cells.begin(), line.cells.end(), std::back_inserter(whole.cells));
                std::move(line.aside.begin(), line.aside.end(), std::back_inserter(whole.aside));
                std::move(line.hidden.begin(), line.hidden.end(), std::back_inserter(whole.hidden));
                whole.gap = std::max(whole.gap, line.gap);
                whole.level = 0;
                continue;
            }
            if (open) {
                lines_.push_back(std::move(whole));
            }
            whole = std::move(line);
            open = true;
        }
        if (open) {
            lines_.push_back(std::move(whole));
        }
    }

    GridTable table_;
    Lines lines_;
};

}  // namespace

Lines lay_out(GridTable table) {
    return Layout(std::move(table)).run();
}

}  // namespace cvconv::office
