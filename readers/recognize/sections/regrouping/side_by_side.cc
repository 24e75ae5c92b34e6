#include "readers/recognize/sections/regrouping/side_by_side.h"

#include <algorithm>
#include <cmath>

#include "readers/pieces/items.h"
#include "readers/pieces/levels.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_rows = 100;  ///< of one grid
constexpr float alignment = 4.0F;       ///< how far the left edges of one column may lie apart, in the units of Cell

struct Piece {
    Span text;
    float left = 0;
};

/// The pieces of a line with their left edges; empty if the line has no geometry.
std::vector<Piece> pieces_of(const Document& document, const Line& line, float region_left) {
    std::vector<Piece> pieces;
    const Block& block = document.blocks[static_cast<std::size_t>(line.block)];
    for (const Cell& cell : block.cells) {
        Span text{std::max(cell.text.begin, line.text.begin), std::min(cell.text.end, line.text.end)};
        text = trim(document.text, text);
        if (!text.empty()) {
            pieces.push_back({text, cell.left});
        }
    }
    if (pieces.empty()) {
        pieces.push_back({line.text, region_left + line.left});
    }
    return pieces;
}

/// The left edge of the region of a line that has cells.
float region_left_of(const Document& document, const Line& line) {
    return document.blocks[static_cast<std::size_t>(line.block)].cells.front().left - line.left;
}

const Style& style_at(const Line& line, Span piece) {
    for (const Run& run : line.runs) {
        if (run.text.begin <= piece.begin && piece.begin < run.text.end) {
            return run.style;
        }
    }
    return line.style;
}

bool is_date(const Line& line, Span piece) {
    return std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
        return p.where.begin >= piece.begin && p.where.end <= piece.end && p.where.size() + 3 >= piece.size();
    });
}

/// "expert", "fluent": of a skill or of a language; not "reading", which says of what.
bool says_how_well(std::string_view text, Span piece) {
    if (means(Idea::language_words, piece.of(text), "skill")) {
        return false;
    }
    return is_level(text, piece) || !lookup(Idea::fluency, piece.of(text)).empty();
}

/// What a line says of itself, whichever grid it is in: seen once.
struct RowSigns {
    bool seen = false;
    bool dates = false;   ///< several cells, all of them dates
    bool levels = false;  ///< several cells, all of them levels
};

const RowSigns& signs_of_row(const Document& document, const Line& line, const std::vector<Piece>& pieces,
                             RowSigns& signs) {
    if (!signs.seen) {
        signs.seen = true;
        auto all = [&](auto test) { return pieces.size() > 1 && std::all_of(pieces.begin(), pieces.end(), test); };
        signs.dates = all([&](const Piece& p) { return is_date(line, p.text); });
        signs.levels = all([&](const Piece& p) { return says_how_well(document.text, p.text); });
    }
    return signs;
}

/// A run of rows that may be columns side by side.
struct Grid {
    std::size_t begin = 0, end = 0;  ///< lines
    std::vector<float> columns;
    std::vector<std::vector<Piece>> rows;
    float region_left = 0;
};

/// The column of a piece of a row that has a piece in every column (`whole`), or not.
int column_of(const Grid& grid, const Piece& piece, bool whole) {
    auto after = std::partition_point(grid.columns.begin(), grid.columns.end(),
                                      [&](float left) { return left - alignment <= piece.left; });
    if (after == grid.columns.begin()) {
        return -1;
    }
    // bullets and tags below a title are indented; dates may stand at the right margin of each column
    bool last = after == grid.columns.end();
    if (last && !whole && piece.left >= grid.columns.back() + 40) {
        return -1;
    }
    return static_cast<int>(after - grid.columns.begin()) - 1;
}

Grid grid_at(const Document& document, const std::vector<Line>& lines, std::size_t begin) {
    Grid grid;
    grid.begin = grid.end = begin;
    const Line& first = lines[begin];
    if (first.cells.size() < 2 || first.table > 0) {
        return grid;
    }
    grid.region_left = region_left_of(document, first);
    for (const Piece& piece : pieces_of(document, first, grid.region_left)) {
        grid.columns.push_back(piece.left);
    }
    for (; grid.end < std::min(lines.size(), begin + most_rows); ++grid.end) {
        const Line& line = lines[grid.end];
        if (line.region != first.region || line.page != first.page || line.table > 0 ||
            line.kind == BlockKind::heading || (grid.end > begin && line.gap_before > 2.5F)) {
            break;
        }
        auto pieces = pieces_of(document, line, grid.region_left);
        int before = -1;
        bool fits = pieces.size() <= grid.columns.size();
        for (const Piece& piece : pieces) {
            int column = column_of(grid, piece, pieces.size() == grid.columns.size());
            fits = fits && column > before;
            before = column;
        }
        // a line across all columns is not of the grid
        fits = fits && (pieces.size() > 1 || line.word_count() <= 8);
        if (!fits) {
            break;
        }
        grid.rows.push_back(std::move(pieces));
    }
    return grid;
}

/// "Language | Proficiency" over "English | excellent": each row says how well in the same column.
bool has_column_of_levels(std::string_view text, const Grid& grid) {
    for (std::size_t column = 1; column < grid.columns.size(); ++column) {
        const bool levels = std::all_of(grid.rows.begin() + 1, grid.rows.end(), [&](const std::vector<Piece>& row) {
            return column < row.size() && says_how_well(text, row[column].text);
        });
        if (levels) {
            return true;
        }
    }
    return false;
}

bool reads_down(const Document& document, const Section& section, const Grid& grid, std::vector<RowSigns>& seen) {
    std::string_view text = document.text;
    const auto& lines = section.lines;
    if (grid.rows.size() < 2) {
        return false;
    }
    for (std::size_t r = 0; r < grid.rows.size(); ++r) {
        const RowSigns& signs = signs_of_row(document, lines[grid.begin + r], grid.rows[r], seen[grid.begin + r]);
        if (signs.dates || (signs.levels && r > 0)) {
            return true;
        }
    }
    switch (section.kind) {
        case SectionKind::skills:
        case SectionKind::languages:
        case SectionKind::interests: break;
        default: return false;
    }
    // titles over plain text
    auto stands_out = [&](std::size_t r, const Piece& piece) {
        const Style& own = style_at(lines[grid.begin + r], piece.text);
        const Style& below = style_at(lines[grid.begin + 1], grid.rows[1].front().text);
        return (own.bold && !below.bold) || own.size > below.size + 0.4F;
    };
    const auto& first = grid.rows.front();
    return grid.rows[1].size() > 1 && !has_column_of_levels(text, grid) &&
           std::all_of(first.begin(), first.end(), [&](const Piece& piece) {
               return stands_out(0, piece) && items_of(text, piece.text).size() == 1;
           });
}

}  // namespace

std::vector<Line> read_down(const Document& document, const Section& section, DateOrder order) {
    std::vector<Line> result;
    const auto& lines = section.lines;
    std::vector<RowSigns> seen(lines.size());
    for (std::size_t i = 0; i < lines.size();) {
        Grid grid = grid_at(document, lines, i);
        if (!reads_down(document, section, grid, seen)) {
            result.push_back(lines[i]);
            ++i;
            continue;
        }
        std::vector<std::vector<std::pair<std::size_t, Piece>>> columns(grid.columns.size());  // row and piece
        for (std::size_t r = 0; r < grid.rows.size(); ++r) {
            bool whole = grid.rows[r].size() == grid.columns.size();
            for (const Piece& piece : grid.rows[r]) {
                if (int column = column_of(grid, piece, whole); column >= 0) {
                    columns[static_cast<std::size_t>(column)].emplace_back(r, piece);
                }
            }
        }
        for (std::size_t c = 0; c < columns.size(); ++c) {
            bool top = true;
            for (const auto& [r, piece] : columns[c]) {
                Line line = part_of(document, lines[grid.begin + r], piece.text, order);
                line.left = piece.left - grid.columns[c];
                line.content_left = line.left;
                line.gap_before = top ? std::max(1.0F, line.gap_before) : std::min(0.2F, line.gap_before);
                top = false;
                result.push_back(std::move(line));
            }
        }
        i = grid.end;
    }
    return result;
}

}  // namespace cvconv::recognizing
