#include "readers/text/tables/tables.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/text/tables/ruled_tables.h"

namespace cvconv::text {

namespace {

bool is_bar(char32_t c) {
    return c == '|' || c == U'│' || c == U'┃' || c == U'║' || c == U'｜';
}

bool draws_border(char32_t c) {
    return is_bar(c) || c == '+' || c == '-' || c == '=' || c == ':' || (c >= 0x2500 && c <= 0x257F);
}

char32_t last_of(std::string_view text) {
    std::size_t at = text.size();
    while (at > 0 && (static_cast<unsigned char>(text[at - 1]) & 0xC0U) == 0x80U) {
        --at;
    }
    at -= at > 0 ? 1 : 0;
    return text.empty() ? 0 : next_character(text, at);
}

/// The text of `more` goes behind that of `row`, cell by cell.
void append(Line& row, const Line& more, const Vocabulary& vocabulary) {
    for (std::size_t i = 0; i < more.pieces.size() && i < row.pieces.size(); ++i) {
        Piece& cell = row.pieces[i];
        const std::string& text = more.pieces[i].text;
        if (cell.text.empty() || text.empty()) {
            cell.text += text;
            continue;
        }
        Joint joint = joint_between(cell.text, text, vocabulary);
        if (joint == Joint::drop_hyphen) {
            cell.text.pop_back();
        }
        cell.text += (joint == Joint::blank ? " " : "") + text;
    }
}

/// Lines [begin, end) are rows and borders without anything between.
void read_table(std::vector<Line>& lines, std::size_t begin, std::size_t end, int number, const Vocabulary& vocabulary,
                std::vector<Line>& result) {
    auto is_border = [&](std::size_t i) { return lines[i].table_border; };
    std::size_t borders = 0;
    std::size_t rows = 0;
    for (std::size_t i = begin; i < end; ++i) {
        ++(is_border(i) ? borders : rows);
    }
    // Top, bottom and below the header: the lines are rows. More: each row stands between borders.
    bool parted = borders >= 4;
    bool open = false;
    bool first_row = true;
    for (std::size_t i = begin; i < end; ++i) {
        if (is_border(i)) {
            bool below_first = open && first_row;
            open = false;
            if (below_first) {
                // A border below the first row alone, or one of "=", makes it the header.
                bool doubled = lines[i].pieces.front().text.find('=') != std::string::npos;
                result.back().table_header = doubled || !parted;
                first_row = false;
            }
            continue;
        }
        if (parted && open && result.back().pieces.size() == lines[i].pieces.size()) {
            append(result.back(), lines[i], vocabulary);
            continue;
        }
        first_row = first_row && !open;
        result.push_back(std::move(lines[i]));
        result.back().table = number;
        open = true;
    }
}

}  // namespace

bool is_bar_row(std::string_view line) {
    std::string_view bare = trim(line);
    if (bare.size() < 5) {
        return false;
    }
    std::size_t at = 0;
    if (!is_bar(next_character(bare, at)) || !is_bar(last_of(bare))) {
        return false;
    }
    int bars = 0;
    bool text = false;
    for (at = 0; at < bare.size();) {
        char32_t c = next_character(bare, at);
        bars += is_bar(c) ? 1 : 0;
        text = text || is_letter(c) || is_digit(c);
    }
    return bars >= 3 && text;
}

std::vector<Piece> cut_bar_row(std::string_view line) {
    std::vector<Piece> cells;
    Piece cell;
    int column = 0;
    int characters = 0;
    bool inside = false;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t here = at;
        char32_t c = next_character(line, at);
        ++characters;
        int width = display_width(line.substr(here, at - here));
        if (is_bar(c)) {
            if (inside) {
                cell.text = trim(std::string_view(cell.text));
                cells.push_back(std::move(cell));
            }
            inside = true;
            cell = {};
            cell.left = cell.right = static_cast<float>(column + width);
            cell.column = characters + 1;
        } else if (!is_space(c) || !cell.text.empty()) {
            if (cell.text.empty()) {
                cell.left = static_cast<float>(column);
                cell.column = characters;
            }
            cell.text += line.substr(here, at - here);
            cell.right = is_space(c) ? cell.right : static_cast<float>(column + width);
        }
        column += width;
    }
    return cells;
}

bool is_table_border(std::string_view line) {
    std::string_view bare = trim(line);
    if (bare.size() < 5) {
        return false;
    }
    bool corner = false;
    bool dash = false;
    for (std::size_t at = 0; at < bare.size();) {
        char32_t c = next_character(bare, at);
        if (!draws_border(c) && c != ' ') {
            return false;
        }
        dash = dash || c == '-' || c == '=' || c == U'─' || c == U'━' || c == U'═';
        corner = corner || c == '+' || is_bar(c) || (c > 0x2501 && c != U'═');
    }
    return corner && dash;
}

void read_tables(std::vector<Line>& lines, const Vocabulary& vocabulary) {
    std::vector<Line> result;
    result.reserve(lines.size());
    int tables = 0;
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = ruled_table_end(lines, begin);
        if (end > begin) {
            std::vector<Line> ruled = read_ruled_table(lines, begin, end, ++tables);
            std::move(ruled.begin(), ruled.end(), std::back_inserter(result));
            begin = end;
            continue;
        }
        bool rows = false;
        while (end < lines.size() && (lines[end].bars || lines[end].table_border)) {
            rows = rows || lines[end].bars;
            ++end;
        }
        if (rows) {
            read_table(lines, begin, end, ++tables, vocabulary, result);
        } else {
            end = std::max(end, begin + 1);
            std::move(lines.begin() + static_cast<std::ptrdiff_t>(begin),
                      lines.begin() + static_cast<std::ptrdiff_t>(end), std::back_inserter(result));
        }
        begin = end;
    }
    lines = std::move(result);
}

}  // namespace cvconv::text
