#include "readers/text/tables/ruled_tables.h"

#include <algorithm>

namespace cvconv::text {

namespace {

/// "---------  ------": a run of dashes for each column. Wide gaps part columns of text, whose headings are underlined.
bool is_ruler(const Line& line) {
    constexpr float widest_gap = 3;
    if (line.pieces.size() < 2) {
        return false;
    }
    for (std::size_t i = 0; i < line.pieces.size(); ++i) {
        const Piece& run = line.pieces[i];
        bool dashes = run.text.size() >= 3 && (run.text[0] == '-' || run.text[0] == '=') &&
                      run.text.find_first_not_of(run.text[0]) == std::string::npos;
        if (!dashes || (i > 0 && run.left - line.pieces[i - 1].right > widest_gap)) {
            return false;
        }
    }
    return true;
}

/// The pieces of `line` by the columns that `ruler` draws; empty if one of them lies across two.
std::vector<Piece> cells_of(const Line& line, const Line& ruler) {
    std::vector<Piece> cells(ruler.pieces.size());
    for (std::size_t c = 0; c < cells.size(); ++c) {
        cells[c].left = cells[c].right = ruler.pieces[c].left;
    }
    std::vector<Piece> pieces = line.pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        std::size_t column = 0;
        while (column + 1 < cells.size() && ruler.pieces[column + 1].left <= pieces[i].left + 1) {
            ++column;
        }
        if (column + 1 < cells.size() && pieces[i].right > ruler.pieces[column + 1].left) {
            Piece rest;  // one blank between the columns
            if (!split_piece(pieces[i], ruler.pieces[column + 1].left, rest)) {
                return {};
            }
            pieces.insert(pieces.begin() + static_cast<std::ptrdiff_t>(i) + 1, std::move(rest));
        }
        if (cells[column].text.empty()) {
            cells[column] = pieces[i];
        } else {
            cells[column].text += " " + pieces[i].text;
            cells[column].right = pieces[i].right;
        }
    }
    return cells;
}

/// The line with the dashes of a table that begins at `begin`; 0 = there is none.
std::size_t ruler_of(const std::vector<Line>& lines, std::size_t begin) {
    if (begin >= lines.size() || lines[begin].blank() || lines[begin].furniture) {
        return 0;
    }
    std::size_t at = is_ruler(lines[begin]) ? begin + 2 : begin + 1;  // reStructuredText has one on top, too
    return at < lines.size() && is_ruler(lines[at]) && !lines[at - 1].blank() && !is_ruler(lines[at - 1]) &&
                   lines[at - 1].pieces.size() >= 2 && !cells_of(lines[at - 1], lines[at]).empty()
               ? at
               : 0;
}

}  // namespace

std::size_t ruled_table_end(const std::vector<Line>& lines, std::size_t begin) {
    std::size_t ruler = ruler_of(lines, begin);
    if (ruler == 0) {
        return begin;
    }
    std::size_t end = ruler + 1;
    while (end < lines.size() && !lines[end].blank() && !is_ruler(lines[end]) &&
           !cells_of(lines[end], lines[ruler]).empty()) {
        ++end;
    }
    bool rows = end > ruler + 1;
    end += rows && end < lines.size() && is_ruler(lines[end]) ? 1 : 0;
    return rows ? end : begin;
}

std::vector<Line> read_ruled_table(const std::vector<Line>& lines, std::size_t begin, std::size_t end, int number) {
    std::vector<Line> rows;
    const Line& ruler = lines[ruler_of(lines, begin)];
    for (std::size_t i = begin; i < end; ++i) {
        if (!is_ruler(lines[i])) {
            Line row = lines[i];
            row.pieces = cells_of(lines[i], ruler);
            row.table = number;
            row.table_header = rows.empty();
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

}  // namespace cvconv::text
