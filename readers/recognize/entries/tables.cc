#include "readers/recognize/entries/tables.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "readers/bullets.h"
#include "readers/pieces/column_titles.h"
#include "readers/pieces/dates/year_month_cells.h"
#include "readers/pieces/items.h"

namespace cvconv::recognizing {

namespace {

bool is_organization(std::string_view key) {
    return key == "employer" || key == "institution";
}

/// "Škola | Odbor | Titul": a department to Czechs, but beside a school the field, as Slovaks say. A column is no
/// second one of a kind if its words mean something else, too.
void settle_meanings(const std::vector<std::string_view>& titles, std::vector<std::string_view>& columns) {
    auto taken = [&](std::string_view key, std::size_t but) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (i != but && (columns[i] == key || (is_organization(columns[i]) && is_organization(key)))) {
                return true;
            }
        }
        return false;
    };
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!is_organization(columns[i]) || !taken(columns[i], i)) {
            continue;
        }
        for (const LexiconHit& hit : lookup(Idea::entry_labels, titles[i])) {
            if (!taken(hit.key, i)) {
                columns[i] = hit.key;
                break;
            }
        }
    }
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

/// A row as it is read: its line, with dates that two columns tell put together, and its cells.
struct Row {
    Line line;
    std::vector<Labelled> cells;
};

/// The lines of a cell: "Acme Pipes<br>Lisbon". Readers join the lines of cells that wrap without a break.
std::vector<Span> lines_of_cell(const Document& document, const Block& block, const Cell& cell) {
    std::vector<Span> lines;
    Span rest = trim(document.text, cell.text);
    for (std::uint32_t at : block.breaks) {
        if (at > rest.begin && at < rest.end) {
            lines.push_back(trim(document.text, {rest.begin, at}));
            rest = trim(document.text, {at, rest.end});
        }
    }
    lines.push_back(rest);
    return lines;
}

/// "– keeps the pumps" without its dash; as it is where there is none.
Span without_bullet(const Document& document, Span line) {
    auto bullet = find_bullet(line.of(document.text));
    bool item =
        bullet && (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash) && bullet->size < line.size();
    return item ? Span{line.begin + static_cast<std::uint32_t>(bullet->size), line.end} : line;
}

/// What the lines of one cell are. Those of a list are items; below the name of an employer stands where it is.
void read_cell(const Document& document, const Block& block, std::size_t index,
               const std::vector<std::string_view>& columns, std::vector<Labelled>& cells) {
    std::string_view key = index < columns.size() ? columns[index] : std::string_view{};
    std::vector<Span> lines = lines_of_cell(document, block, block.cells[index]);
    bool named = key == "employer" || key == "institution";
    bool placed = std::find(columns.begin(), columns.end(), "location") != columns.end();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Span item = without_bullet(document, lines[i]);
        if (item.empty()) {
            continue;
        }
        auto labels = i > 0 ? labelled(document, item, Idea::entry_labels) : std::vector<Labelled>{};
        if (!labels.empty() && labels.front().key == "score" && !labels.front().value.empty()) {
            cells.push_back(labels.front());  // "University of Porto<br>Grade: 17/20"
            continue;
        }
        bool listed = item.begin != lines[i].begin || (key == "tasks" && lines.size() > 1);
        bool place = i == 1 && named && !placed && words_of(document.text, item).size() <= 4;
        std::string_view own = listed ? cell_item : i == 0 ? key : place ? "location" : std::string_view{};
        cells.push_back({own, {}, item});
    }
}

bool means_present(std::string_view text) {
    return !lookup(Idea::present, text).empty();
}

/// "From | To" above "03/2019 | today": one period, told in two cells.
void join_periods(const Document& document, Row& row) {
    for (std::size_t i = 0; i + 1 < row.cells.size(); ++i) {
        Labelled& from = row.cells[i];
        const Labelled& to = row.cells[i + 1];
        if (from.key != "period" || to.key != "period") {
            continue;
        }
        auto period_in = [&](Span cell) {
            return std::find_if(row.line.periods.begin(), row.line.periods.end(),
                                [&](const FoundPeriod& p) { return cell.overlaps(p.where); });
        };
        auto first = period_in(from.value);
        auto second = period_in(to.value);
        bool present = second == row.line.periods.end() && means_present(to.value.of(document.text));
        bool open = first != row.line.periods.end() && first->start && !first->is_range;
        bool ends = second != row.line.periods.end() && second != first && second->start && !second->is_range;
        if (!open || !(present || ends)) {
            continue;
        }
        FoundPeriod stay = *first;
        stay.is_range = true;
        stay.current = present;
        stay.end = present ? std::nullopt : second->start;
        stay.end_where = present ? to.value : second->where;
        stay.where.end = to.value.end;
        from.value.end = to.value.end;
        *first = stay;
        if (ends) {
            row.line.periods.erase(second);
        }
        row.cells.erase(row.cells.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// The rows of a section's tables, header by header.
class TableReader {
public:
    TableReader(const Document& document, const Section& section) : document_(document), section_(section) {}

    /// For each row (by its index in section.lines) its cells. Rows of tables without a known header are not in the
    /// map; header rows map to a row without cells, rows that went into the one above to nothing.
    std::map<std::size_t, std::optional<Row>> rows() {
        for (std::size_t i = 0; i < section_.lines.size(); ++i) {
            const Line& line = section_.lines[i];
            if (line.table == 0) {
                read_undrawn(i, line);
            } else if (line.table != table_) {
                table_ = line.table;
                columns_.clear();
                above_ = nullptr;
                if (line.table != 0 && read_header(line)) {
                    rows_[i] = Row{};
                }
            } else if (!columns_.empty()) {
                read_row(i, line);
            }
        }
        return std::move(rows_);
    }

private:
    [[nodiscard]] const Block& block_of(const Line& line) const {
        return document_.blocks[static_cast<std::size_t>(line.block)];
    }

    /// Without lines around them cells are a table where nearly all of the first row are known headers, and those below
    /// stand where these do:
    ///     School           Field     GPA    From    To
    ///     Ardle College    Sails     3.8    2001    2004
    void read_undrawn(std::size_t i, const Line& line) {
        if (table_ != undrawn || !stands_below_header(line)) {
            table_ = 0;
            columns_.clear();
            above_ = nullptr;
            const bool header = i + 1 < section_.lines.size() && heads_undrawn(line) &&
                                (header_ = &line, stands_below_header(section_.lines[i + 1]));
            if (header && read_header(line)) {
                table_ = undrawn;
                rows_[i] = Row{};
            } else {
                columns_.clear();
            }
        } else {
            read_row(i, line);
        }
    }

    [[nodiscard]] bool heads_undrawn(const Line& line) const {
        std::size_t known = 0;
        for (Span cell : line.cells) {
            known += column_key(cell.of(document_.text)).empty() ? 0 : 1;
        }
        return line.cells.size() >= 3 && line.cells.size() == block_of(line).cells.size() && !line.has_period() &&
               known >= 3 && 4 * known >= 3 * line.cells.size();
    }

    [[nodiscard]] bool stands_below_header(const Line& line) const {
        const std::vector<Cell>& cells = block_of(line).cells;
        const std::vector<Cell>& heads = block_of(*header_).cells;
        return cells.size() == heads.size() && line.cells.size() == cells.size() &&
               std::equal(cells.begin(), cells.end(), heads.begin(), [](const Cell& cell, const Cell& head) {
                   return std::abs(cell.left - head.left) < 3 || std::abs(cell.right - head.right) < 3;
               });
    }

    bool read_header(const Line& line) {
        const Block& block = block_of(line);
        if (name_dates_but_last(document_.text, line.cells)) {
            return true;  // "年月 | 事項": what happened is told in lines, and not in columns
        }
        std::size_t known = 0;
        std::vector<std::string_view> titles;
        for (const Cell& cell : block.cells) {
            titles.push_back(cell.text.of(document_.text));
            columns_.push_back(column_key(titles.back()));
            known += columns_.back().empty() ? 0 : 1;
        }
        bool header =
            block.cells.size() >= 2 && !line.has_period() && (known >= 2 || (line.table_header && known >= 1));
        if (!header) {
            columns_.clear();
        }
        settle_meanings(titles, columns_);
        if (header && tells_all_beside_date(line)) {
            columns_.clear();
        }
        return header;
    }

    /// "Period | Position" over "2014–2020 | Welder, Dock Ltd, Leith": the cell beside the date tells more than its
    /// column says, in most rows. `header` is one of the section's lines.
    [[nodiscard]] bool tells_all_beside_date(const Line& header) const {
        if (columns_.size() != 2 || columns_.front() != "period") {
            return false;
        }
        std::size_t rows = 0;
        std::size_t several = 0;
        const Line* const end = section_.lines.data() + section_.lines.size();
        for (const Line* line = &header + 1; line != end && line->table == header.table; ++line) {
            if (line->cells.size() == 2) {
                ++rows;
                several += items_of(document_.text, line->cells.back()).size() >= 2 ? 1 : 0;
            }
        }
        return rows > 0 && several * 2 > rows;
    }

    void read_row(std::size_t i, const Line& line) {
        const Block& block = block_of(line);
        Row row{line, {}};
        for (std::size_t c = 0; c < block.cells.size(); ++c) {
            read_cell(document_, block, c, columns_, row.cells);
        }
        if (row.cells.empty()) {
            return;
        }
        if (above_ != nullptr && goes_on(block, line)) {
            // "| | Thesis: Pipes in Winter | |" tells more of the row above
            for (const Labelled& cell : row.cells) {
                above_->cells.push_back({cell.key == cell_item ? cell_item : std::string_view{}, {}, cell.value});
            }
            rows_[i] = std::nullopt;
            return;
        }
        inherit_first(block, row);
        name_periods(line, row.cells);
        join_periods(document_, row);
        above_ = &*(rows_[i] = std::move(row));
    }

    /// "| | Trainee | 2017 |" below "| Acme Pipes | Welder | 2019 |": at the same employer.
    void inherit_first(const Block& block, Row& row) const {
        std::string_view first = columns_.front();
        if (above_ == nullptr || (first != "employer" && first != "institution") ||
            !trim(document_.text, block.cells.front().text).empty()) {
            return;
        }
        auto named = std::find_if(above_->cells.begin(), above_->cells.end(),
                                  [&](const Labelled& cell) { return cell.key == first; });
        if (named != above_->cells.end()) {
            row.cells.insert(row.cells.begin(), *named);
        }
    }

    /// A row whose first cell is empty, with one cell alone, or without the date that the others have.
    [[nodiscard]] bool goes_on(const Block& block, const Line& line) const {
        auto filled = std::count_if(block.cells.begin(), block.cells.end(),
                                    [&](const Cell& cell) { return !trim(document_.text, cell.text).empty(); });
        bool first_empty = trim(document_.text, block.cells.front().text).empty();
        return first_empty && (filled == 1 || (columns_.front() == "period" && !line.has_period()));
    }

    const Document& document_;
    const Section& section_;
    static constexpr int undrawn = -1;  ///< as table_
    int table_ = 0;
    const Line* header_ = nullptr;  ///< of a table that is not drawn
    std::vector<std::string_view> columns_;
    std::map<std::size_t, std::optional<Row>> rows_;
    Row* above_ = nullptr;  ///< in rows_: nodes of a map stay where they are
};

}  // namespace

bool heads_columns(const Document& document, const Line& line) {
    return line.cells.size() >= 2 && line.table == 0 && !line.has_period() && !line.is_item() &&
           std::all_of(line.cells.begin(), line.cells.end(), [&](Span cell) {
               const std::string_view text = cell.of(document.text);
               return text.find(':') == std::string_view::npos && !column_key(text).empty() &&
                      find(Idea::organizations, document.text, cell).empty() &&
                      find(Idea::job_titles, document.text, cell).empty();
           });
}

Section read_table_rows(Reading& reading, const Section& section,
                        const std::function<void(const Line&, std::vector<Labelled>&)>& read_row) {
    auto rows = TableReader(reading.document, section).rows();
    Section rest{section.kind, section.title, {}};
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const Line& line = section.lines[i];
        auto row = rows.find(i);
        // "School      Degree      Date" over rows that nothing draws: their cells tell by themselves what they are
        const Line* below = i + 1 < section.lines.size() ? &section.lines[i + 1] : nullptr;
        const bool head = below != nullptr && below->cells.size() >= 3 && line.cells.size() >= 3 &&
                          below->has_period() && !line.has_period() && line.table == 0 &&
                          std::all_of(line.cells.begin(), line.cells.end(),
                                      [&](Span cell) { return !column_key(cell.of(reading.document.text)).empty(); });
        if (row == rows.end() && head) {
            reading.label(line.text);
        } else if (row == rows.end()) {
            rest.lines.push_back(line);
        } else if (row->second && row->second->cells.empty()) {
            reading.label(line.text);
        } else if (row->second) {
            for (const Labelled& cell : row->second->cells) {
                reading.label(cell.label);
            }
            read_row(row->second->line, row->second->cells);
        }
    }
    return rest;
}

}  // namespace cvconv::recognizing
