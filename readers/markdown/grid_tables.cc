#include "readers/markdown/grid_tables.h"

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/text/tables/tables.h"

namespace cvconv::markdown {

namespace {

bool is_border(std::string_view line) {
    std::string_view bare = trim(line);
    return bare.size() >= 5 && bare.front() == '+' && bare.back() == '+' &&
           bare.find_first_not_of("+-=:") == std::string_view::npos;
}

bool is_row(std::string_view line) {
    std::string_view bare = trim(line);
    return bare.size() >= 3 && bare.front() == '|' && bare.back() == '|';
}

/// A line of a row goes behind what its cells have so far; a bullet begins a line of its own in the cell.
void append(std::vector<std::string>& cells, std::string_view line) {
    std::string_view bare = trim(line);
    bare = bare.substr(1, bare.size() - 2);
    for (std::size_t index = 0, begin = 0; begin <= bare.size(); ++index) {
        std::size_t end = std::min(bare.find('|', begin), bare.size());
        std::string_view text = trim(bare.substr(begin, end - begin));
        begin = end + 1;
        if (index >= cells.size()) {
            cells.emplace_back();
        }
        if (text.empty()) {
            continue;
        }
        auto bullet = find_bullet(text);
        bool item = bullet && (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash);
        cells[index] += cells[index].empty() ? "" : item ? "<br>" : " ";
        cells[index] += text;
    }
}

std::string joined(const std::vector<std::string>& cells) {
    std::string row = "|";
    for (const std::string& cell : cells) {
        row += " " + cell + " |";
    }
    return row;
}

std::string repeated(std::string_view part, std::size_t count) {
    std::string row = "|";
    for (std::size_t i = 0; i < count; ++i) {
        row += part;
    }
    return row;
}

}  // namespace

std::size_t grid_table_end(std::span<const std::string_view> lines, std::size_t i) {
    if (i >= lines.size() || !is_border(lines[i])) {
        return 0;
    }
    std::size_t end = i + 1;
    std::size_t last_border = i;
    for (; end < lines.size() && (is_border(lines[end]) || is_row(lines[end])); ++end) {
        last_border = is_border(lines[end]) ? end : last_border;
    }
    return last_border > i + 1 ? last_border + 1 : 0;
}

std::vector<GridRow> read_grid_table(std::span<const std::string_view> lines) {
    std::vector<GridRow> rows;
    std::vector<std::string> cells;
    std::size_t columns = 0;
    std::size_t begin = 0;
    bool header = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (is_row(lines[i])) {
            begin = cells.empty() ? i : begin;
            append(cells, lines[i]);
            continue;
        }
        if (cells.empty()) {
            continue;
        }
        columns = std::max(columns, cells.size());
        rows.push_back({joined(cells), begin});
        cells.clear();
        if (rows.size() == 1 && lines[i].find('=') != std::string_view::npos) {
            header = true;
            rows.push_back({repeated("---|", columns), i});
        }
    }
    if (!header) {
        rows.insert(rows.begin(), {{repeated(" |", columns), 0}, {repeated("---|", columns), 0}});
    }
    return rows;
}

}  // namespace cvconv::markdown
