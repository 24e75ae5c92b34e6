#include "readers/pdf/layout/text_lines.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "ir/unicode.h"
#include "readers/pdf/layout/bullets_beside.h"
#include "readers/pdf/layout/drawn_bullets.h"
#include "readers/pdf/layout/margin_columns/date_columns.h"
#include "readers/pdf/layout/middle_dates.h"
#include "readers/pdf/layout/tables/wrapped_cells.h"
#include "readers/pdf/layout/wrapped_labels.h"

namespace cvconv::pdf {

namespace {

std::string text_of(const std::vector<Segment>& cells) {
    std::string text;
    for (const Segment& cell : cells) {
        text += (text.empty() ? "" : " ") + cell.text();
    }
    return text;
}

/// Takes the first `size` bytes (the bullet) off the line's words.
void take_off(TextLine& line, std::size_t size) {
    std::vector<PageWord>& words = line.cells.front().words;
    while (size > 0 && !words.empty()) {
        std::size_t length = words.front().text.size();
        if (length <= size) {
            size -= length;
            size -= size > 0 ? 1 : 0;  // the blank behind it
            words.erase(words.begin());
        } else {
            words.front().text.erase(0, size);
            size = 0;
        }
    }
    if (words.empty()) {
        line.cells.erase(line.cells.begin());
    } else {
        line.cells.front().left = words.front().left;
    }
}

/// Of the largest word; `otherwise` if there is none.
float size_of(const std::vector<Segment>& cells, float otherwise) {
    float size = 0;
    for (const Segment& cell : cells) {
        for (const PageWord& word : cell.words) {
            size = std::max(size, word.size);
        }
    }
    return size > 0 ? size : otherwise;
}

/// What stands beside a row of a table is a row of its own.
std::vector<Row> with_table_rows_alone(std::vector<Row> rows) {
    std::vector<Row> alone;
    for (Row& row : rows) {
        bool table = std::any_of(row.cells.begin(), row.cells.end(), [](const Segment& s) { return s.table_row; });
        if (!table || row.cells.size() == 1) {
            alone.push_back(std::move(row));
            continue;
        }
        for (Segment& s : row.cells) {
            Row made{{}, s.left, s.top, s.right, s.bottom, s.size};
            made.cells.push_back(std::move(s));
            alone.push_back(std::move(made));
        }
    }
    return alone;
}

/// A bullet before a label that is set flush right, "     • Votazione  108/110" below "• Qualifica conseguita  Laurea":
/// an ornament of the form, since items begin below one another. Nothing but their values does.
bool are_bullets_of_labels(const std::vector<TextLine>& lines, const TextLine& line) {
    constexpr std::size_t least = 3;
    if (!line.bullet || line.cells.size() != 2) {
        return false;
    }
    std::vector<float> lefts;  // of the bullets, each once
    for (const TextLine& other : lines) {
        if (!other.bullet || other.cells.size() != 2 || std::abs(other.cells[1].left - line.cells[1].left) > 1.5F ||
            std::abs(other.cells[0].right - line.cells[0].right) > 2.5F) {
            continue;
        }
        if (std::none_of(lefts.begin(), lefts.end(), [&](float l) { return std::abs(l - other.bullet_left) < 4; })) {
            lefts.push_back(other.bullet_left);
        }
    }
    return lefts.size() >= least;
}

}  // namespace

std::vector<TextLine> lines_of(std::vector<Row> rows, const std::vector<Mark>& marks, int page) {
    rows = with_table_rows_alone(std::move(rows));
    lift_middle_dates(rows);
    join_stacked_dates(rows);
    join_left_margin_dates(rows);
    join_wrapped_titles(rows);  // beside the lower half of a date, too
    join_right_margin_dates(rows);
    join_wrapped_labels(rows);
    join_wrapped_cells(rows);
    join_wrapped_titles(rows);
    take_off_dots(rows);
    part_items_beside_labels(rows);
    std::size_t numbers = 0;
    std::size_t letters = 0;
    for (const Row& row : rows) {
        if (auto bullet = find_bullet(text_of(row.cells))) {
            numbers += bullet->kind == BulletKind::number ? 1 : 0;
            letters += bullet->kind == BulletKind::letter ? 1 : 0;
        }
    }
    std::vector<TextLine> lines;
    for (Row& row : rows) {
        TextLine line;
        line.cells = std::move(row.cells);
        line.top = row.top;
        line.bottom = line.last_bottom = row.bottom;
        for (const Segment& cell : line.cells) {
            const float below = cell.words.back().bottom;
            line.last_bottom =
                below > row.bottom + 0.5F * row.size ? std::max(below, line.last_bottom) : line.last_bottom;
        }
        line.size = row.size;
        line.bullet_left = line.cells.front().left;
        if (line.table_row() != nullptr) {
            line.left = row.left;
            line.right = row.right;
            line.open_end = false;
            lines.push_back(std::move(line));
            continue;
        }
        std::string text = line.cells.front().text();
        // "3." may be a cell of its own, with the text in the next
        if (auto bullet = find_bullet(line.cells.size() > 1 ? text + " " + line.cells[1].text() : text)) {
            bullet->size = std::min(bullet->size, text.size());
            bool wanted = bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash ||
                          (bullet->kind == BulletKind::number && numbers >= 2) ||
                          (bullet->kind == BulletKind::letter && letters >= 2);
            // "– 2019" and "+49 30 …" are no items
            std::string_view rest = std::string_view(text).substr(std::min(bullet->size, text.size()));
            bool number_after = bullet->kind == BulletKind::dash && !rest.empty() && rest.front() >= '0' &&
                                rest.front() <= '9' && rest.size() < 12;
            if (wanted && !number_after && (bullet->size < text.size() || line.cells.size() > 1)) {
                take_off(line, bullet->size);
                line.bullet = std::move(bullet);
                line.size = size_of(line.cells, line.size);  // bullets of other fonts are larger than the text
            }
        }
        if (line.cells.empty()) {
            continue;
        }
        if (!line.bullet) {
            if (const Mark* mark = mark_before(marks, page, line.cells.front())) {
                line.bullet = Bullet{BulletKind::glyph, "•", 0};
                line.bullet_left = mark->left;
            }
        }
        line.left = line.cells.front().left;
        line.right = line.cells.back().right;
        line.bold = true;
        for (const Segment& cell : line.cells) {
            for (const PageWord& word : cell.words) {
                line.bold = line.bold && word.bold;
            }
        }
        lines.push_back(std::move(line));
    }
    std::vector<std::size_t> labels;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (are_bullets_of_labels(lines, lines[i])) {
            labels.push_back(i);
        }
    }
    for (std::size_t i : labels) {
        lines[i].bullet.reset();
    }
    // the last of several cells goes on below where other lines begin at its left edge
    for (TextLine& line : lines) {
        const Segment& last = line.cells.back();
        line.joined = last.text();
        line.joined_left = last.left;
        if (line.cells.size() > 1) {
            auto begin_there = std::count_if(lines.begin(), lines.end(), [&](const TextLine& other) {
                return &other != &line && other.cells.size() == 1 && std::abs(other.left - last.left) < 2.5F;
            });
            bool prose = words_of(line.joined).size() >= 4;
            line.open_end = begin_there >= 2 && prose;
            if (begin_there >= 1 && prose) {
                line.size = last.size;  // what goes on looks like the last cell, whatever heads the row
                line.bold = std::all_of(last.words.begin(), last.words.end(), [](const PageWord& w) { return w.bold; });
            }
        }
    }
    return lines;
}

}  // namespace cvconv::pdf
