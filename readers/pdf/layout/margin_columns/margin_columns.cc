#include "readers/pdf/layout/margin_columns/margin_columns.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "ir/unicode.h"
#include "readers/pdf/layout/date_texts.h"

namespace cvconv::pdf {

namespace {

constexpr float same_edge = 2;  // points
constexpr std::size_t most_words_of_title = 4;

bool is_in_capitals(const PageWord& word) {
    bool upper = false;
    for (std::size_t at = 0; !word.small_caps && at < word.text.size();) {
        const char32_t c = next_character(word.text, at);
        if (is_lower(c)) {
            return false;
        }
        upper = upper || is_upper(c);
    }
    return word.small_caps || upper;
}

Look look_of(const PageWord& word) {
    return {static_cast<int>(std::lround(word.size * 2)), word.bold, is_in_capitals(word)};
}

/// The look of most of the text.
Look body_look(const std::vector<Row>& rows) {
    std::map<Look, std::size_t> letters;
    for (const Row& row : rows) {
        for (const Segment& cell : row.cells) {
            for (const PageWord& word : cell.words) {
                letters[look_of(word)] += word.text.size();
            }
        }
    }
    auto most = std::max_element(letters.begin(), letters.end(),
                                 [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == letters.end() ? Look{} : most->first;
}

bool is_wordy(const Segment& segment) {
    std::size_t words = 0;
    for (const Word& word : words_of(segment.text())) {
        std::size_t at = 0;
        if (!is_letter(next_character(word.folded, at))) {
            return false;
        }
        ++words;
    }
    return words > 0 && words <= most_words_of_title;
}

float edge_of(const Segment& segment, Edge edge) {
    switch (edge) {
        case Edge::left: return segment.left;
        case Edge::right: return segment.right;
        default: return (segment.left + segment.right) / 2;
    }
}

}  // namespace

Beginning beginning_of(const Row& row) {
    constexpr float stretched = 2;  // of the size
    Beginning beginning{row.cells.front(), 1};
    const Look look = look_of(row.cells.front().words.front());
    while (look.capitals && beginning.cells < row.cells.size()) {
        const Segment& next = row.cells[beginning.cells];
        const bool same = std::all_of(next.words.begin(), next.words.end(),
                                      [&](const PageWord& word) { return look_of(word) == look; });
        if (!same || next.left - beginning.heading.right > stretched * next.size) {
            break;
        }
        beginning.heading.words.back().space_after = true;
        beginning.heading.words.insert(beginning.heading.words.end(), next.words.begin(), next.words.end());
        beginning.heading.right = next.right;
        ++beginning.cells;
    }
    return beginning;
}

std::vector<MarginColumn> find_margin_columns(const std::vector<Row>& rows) {
    const Look body = body_look(rows);
    std::vector<MarginColumn> margin_columns;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Segment first = beginning_of(rows[i]).heading;
        Look look = look_of(first.words.front());
        bool one_look = std::all_of(first.words.begin(), first.words.end(),
                                    [&](const PageWord& word) { return look_of(word) == look; });
        bool stands_out = (look.bold && !body.bold) || (look.capitals && !body.capitals) ||
                          10 * look.half_points > 11 * body.half_points + 5 ||
                          10 * look.half_points < 9 * body.half_points - 5;
        if (!one_look || !stands_out || !is_wordy(first)) {
            continue;
        }
        for (Edge edge : {Edge::left, Edge::right, Edge::middle}) {
            float at = edge_of(first, edge);
            auto margin_column = std::find_if(margin_columns.begin(), margin_columns.end(), [&](const MarginColumn& r) {
                return r.edge == edge && r.look == look && std::abs(r.at - at) < same_edge;
            });
            if (margin_column == margin_columns.end()) {
                if (margin_columns.size() > 100) {
                    continue;
                }
                margin_columns.push_back({look, at, edge, {}, 1e9F, -1e9F});
                margin_column = std::prev(margin_columns.end());
            }
            margin_column->rows.push_back(i);
            margin_column->left = std::min(margin_column->left, first.left);
            margin_column->right = std::max(margin_column->right, first.right);
        }
    }
    return margin_columns;
}

bool is_clear(const std::vector<Row>& rows, const MarginColumn& margin_column) {
    auto member = margin_column.rows.begin();
    for (std::size_t i = margin_column.rows.front(); i <= margin_column.rows.back(); ++i) {
        bool own = member != margin_column.rows.end() && *member == i;
        member += own ? 1 : 0;
        std::string dates;
        for (std::size_t c = own ? beginning_of(rows[i]).cells : 0; c < rows[i].cells.size(); ++c) {
            const Segment& cell = rows[i].cells[c];
            if (cell.left < margin_column.right + 1 && cell.right > margin_column.left - 1) {
                if (cell.right > margin_column.right + 1) {
                    return false;
                }
                dates += cell.text() + " ";
            }
        }
        if (!dates.empty() && !is_dateish(dates)) {
            return false;
        }
    }
    return true;
}

}  // namespace cvconv::pdf
