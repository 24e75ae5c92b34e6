#include "readers/pdf/layout/bullets_beside.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>

#include "readers/bullets.h"
#include "readers/pdf/layout/date_texts.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::pdf {

namespace {

bool begins_with_glyph(const Segment& cell) {
    auto bullet = find_bullet(cell.text());
    return bullet && bullet->kind == BulletKind::glyph && cell.words.size() > 1 &&
           cell.words.front().text.size() == bullet->marker.size();
}

/// "6 months", and no more.
bool is_duration(const std::string& text) {
    const auto end = static_cast<std::uint32_t>(text.size());
    return skip_duration(text, 0, end) == end;
}

}  // namespace

void take_off_dots(std::vector<Row>& rows) {
    constexpr float same_edge = 2;
    std::vector<Segment*> dots;
    for (Row& row : rows) {
        if (row.cells.size() >= 2 && !row.cells[1].table_row && begins_with_glyph(row.cells[1]) &&
            is_dateish(row.cells[0].text())) {
            dots.push_back(&row.cells[1]);
        }
    }
    for (Segment* dot : dots) {
        const auto behind_dates = std::count_if(dots.begin(), dots.end(), [&](const Segment* other) {
            return std::abs(other->words.front().left - dot->words.front().left) < same_edge;
        });
        const auto alone = std::count_if(rows.begin(), rows.end(), [&](const Row& row) {
            return std::abs(row.cells.front().left - dot->words.front().left) < same_edge &&
                   begins_with_glyph(row.cells.front());
        });
        if (2 * alone <= behind_dates) {
            dot->left = dot->words[1].left;
        }
    }
    for (Segment* dot : dots) {
        if (dot->left > dot->words.front().left) {
            dot->words.erase(dot->words.begin());
        }
    }
}

void part_items_beside_labels(std::vector<Row>& rows) {
    constexpr float same_edge = 2;
    std::vector<float> bullets;  // that begin their row
    for (const Row& row : rows) {
        if (begins_with_glyph(row.cells.front())) {
            bullets.push_back(row.cells.front().words.front().left);
        }
    }
    std::vector<Row> parted;
    parted.reserve(rows.size());
    for (Row& row : rows) {
        const bool beside = row.cells.size() >= 2 && !row.cells.front().table_row && !row.cells[1].table_row &&
                            begins_with_glyph(row.cells[1]) && !begins_with_glyph(row.cells.front()) &&
                            (!is_dateish(row.cells.front().text()) || is_duration(row.cells.front().text()));
        const bool of_list = beside && std::any_of(bullets.begin(), bullets.end(), [&](float left) {
                                 return std::abs(left - row.cells[1].words.front().left) < same_edge;
                             });
        if (!of_list) {
            parted.push_back(std::move(row));
            continue;
        }
        Row label = row;
        label.cells.resize(1);
        label.right = label.cells.front().right;
        row.cells.erase(row.cells.begin());
        row.left = row.cells.front().left;
        parted.push_back(std::move(label));
        parted.push_back(std::move(row));
    }
    rows = std::move(parted);
}

}  // namespace cvconv::pdf
