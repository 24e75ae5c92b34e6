#include "readers/pdf/layout/tables/ruled_cells.h"

#include <algorithm>
#include <utility>

#include "ir/unicode.h"
#include "readers/bullets.h"

namespace cvconv::pdf {

namespace {

constexpr float widest_padding = 8;  // points

bool is_listed(const Row& line) {
    auto bullet = find_bullet(line.cells.front().text());
    return bullet && (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash);
}

}  // namespace

std::vector<const GridCell*> cells_in(const Grid& grid, std::size_t row) {
    std::vector<const GridCell*> cells;
    for (const GridCell& cell : grid.cells) {
        if (cell.row <= row && row < cell.row_end) {
            cells.push_back(&cell);
        }
    }
    std::sort(cells.begin(), cells.end(), [](const GridCell* a, const GridCell* b) { return a->column < b->column; });
    return cells;
}

void find_wraps(TableCell& cell) {
    float padding = widest_padding;
    for (const CellLine& line : cell.lines) {
        padding = std::min(padding, std::max(0.0F, line.words.left - cell.left));
    }
    const float room = cell.right - cell.left - 2 * padding;
    for (std::size_t i = 0; i + 1 < cell.lines.size(); ++i) {
        const Row& line = cell.lines[i].words;
        const Row& next = cell.lines[i + 1].words;
        const PageWord& word = next.cells.front().words.front();
        std::size_t at = 0;
        bool lower = is_lower(next_character(word.text, at));
        bool full = line.right - line.left + 0.25F * line.size + word.right - word.left > room - 1;
        cell.lines[i].wraps = !is_listed(next) && (lower || full);
    }
}

std::vector<CellLine> WordsOfPage::take_lines(float left, float top, float right, float bottom) {
    PageWords inside;
    inside.number = page_.number;
    inside.width = page_.width;
    inside.height = page_.height;
    for (std::size_t i = 0; i < page_.words.size(); ++i) {
        const PageWord& word = page_.words[i];
        float middle = (word.left + word.right) / 2;
        if (!taken_[i] && middle >= left && middle < right && word.middle() >= top && word.middle() < bottom) {
            inside.words.push_back(word);
            taken_[i] = true;
        }
    }
    std::vector<CellLine> lines;
    for (Row& row : rows_of(segments_of(inside))) {
        lines.push_back({std::move(row), false});
    }
    return lines;
}

std::vector<PageWord> WordsOfPage::rest() const {
    std::vector<PageWord> rest;
    for (std::size_t i = 0; i < page_.words.size(); ++i) {
        if (!taken_[i]) {
            rest.push_back(page_.words[i]);
        }
    }
    return rest;
}

}  // namespace cvconv::pdf
