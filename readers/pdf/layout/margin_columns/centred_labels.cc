#include "readers/pdf/layout/margin_columns/centred_labels.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/pdf/layout/known_texts.h"
#include "readers/pdf/layout/margin_columns/side_lines.h"

namespace cvconv::pdf {

namespace {

constexpr std::size_t most_words_of_line = 6;  // in a line of a label
constexpr std::size_t most_labels = 3;         // lines of one
constexpr std::size_t most_texts = 8;          // lines of what it names
constexpr float least_gutter = 5;              // points

/// Rows that stand left and right of one gutter.
struct Table {
    std::size_t begin = 0, end = 0;
    float gutter = 0;
};

bool is_label(const Segment& cell) {
    const std::string text = cell.text();
    const auto bullet = find_bullet(text);
    return !cell.table_row && words_of(text).size() <= most_words_of_line &&
           !(bullet && (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash));
}

/// Where the text begins that the label in the row above or below stands beside, neither at its height nor clear of it.
std::optional<float> gutter_at(const Row& a, const Row& b) {
    const Row& label = a.left < b.left ? a : b;
    const Row& text = a.left < b.left ? b : a;
    const bool between = b.top < a.bottom - 0.2F * std::min(a.size, b.size);
    if (!between || label.cells.size() != 1 || !is_label(label.cells.front()) ||
        label.right + least_gutter > text.left) {
        return std::nullopt;
    }
    return text.left;
}

bool fits(const Row& row, float gutter) {
    constexpr float same_edge = 3;  // points
    if (row.cells.empty()) {
        return false;  // its label went up to the one above, in a table before
    }
    const Segment& first = row.cells.front();
    if (first.table_row) {
        return false;
    }
    if (first.left > gutter - same_edge) {
        return true;
    }
    return is_label(first) && first.right + least_gutter < gutter &&
           (row.cells.size() == 1 || row.cells[1].left > gutter - same_edge);
}

/// The rows around `at` that have their labels and texts on the sides of that gutter, between headings.
Table table_around(const std::vector<Row>& rows, std::size_t at, float gutter) {
    auto is_beside = [&](std::size_t i, std::size_t other) {
        return other < rows.size() && gutter_at(rows[std::min(i, other)], rows[std::max(i, other)]).has_value();
    };
    auto ends = [&](std::size_t i) {
        const bool heading = rows[i].cells.size() == 1 && is_heading(rows[i].cells.front()) && !is_beside(i, i + 1) &&
                             (i == 0 || !is_beside(i, i - 1));  // "Algorithms" may be a label
        return heading || !fits(rows[i], gutter);
    };
    Table table{at, at, gutter};
    while (table.begin > 0 && !ends(table.begin - 1)) {
        --table.begin;
    }
    while (table.end < rows.size() && !ends(table.end)) {
        ++table.end;
    }
    return table;
}

float span_middle(const std::vector<SideLine>& lines, std::size_t first, std::size_t count) {
    return (lines[first].middle + lines[first + count - 1].middle) / 2;
}

/// Do the lines follow each other at the step of one paragraph, which is at most `step` times their size?
bool are_together(const std::vector<SideLine>& lines, std::size_t first, std::size_t count, float step) {
    for (std::size_t i = first + 1; i < first + count; ++i) {
        if (lines[i].middle - lines[i - 1].middle > step * lines[i].size) {
            return false;
        }
    }
    return true;
}

/// All lines of both sides as rows of the table, pairs whose middles stand at one height, as many as can be; nothing if
/// one is left over.
std::vector<SidePair> pair_up(const std::vector<SideLine>& labels, const std::vector<SideLine>& texts) {
    struct Best {
        int pairs = -1;  ///< up to here; -1: there is no way
        SidePair last;
    };
    const std::size_t width = texts.size() + 1;
    std::vector<Best> best((labels.size() + 1) * width);
    best[0].pairs = 0;
    for (std::size_t l = 0; l < labels.size(); ++l) {
        for (std::size_t t = 0; t < texts.size(); ++t) {
            const int before = best[l * width + t].pairs;
            if (before < 0) {
                continue;
            }
            for (std::size_t k = 1; k <= std::min(most_labels, labels.size() - l) && are_together(labels, l, k, 1.45F);
                 ++k) {
                for (std::size_t n = 1; n <= std::min(most_texts, texts.size() - t) && are_together(texts, t, n, 1.7F);
                     ++n) {
                    const float off = span_middle(labels, l, k) - span_middle(texts, t, n);
                    Best& next = best[(l + k) * width + t + n];
                    if (std::abs(off) < 0.12F * texts[t].size && before + 1 > next.pairs) {
                        next = {before + 1, {l, l + k, t, t + n}};
                    }
                }
            }
        }
    }
    std::vector<SidePair> pairs;
    if (best.back().pairs < 0) {
        return pairs;
    }
    for (std::size_t l = labels.size(), t = texts.size(); l > 0 && t > 0;) {
        const SidePair& last = best[l * width + t].last;
        pairs.push_back(last);
        l = last.begin;
        t = last.text_begin;
    }
    std::reverse(pairs.begin(), pairs.end());
    return pairs;
}

/// Does the label stand where no line of the text does, or its only line at the height of one in the middle?
bool is_centred(const SidePair& pair) {
    return pair.end - pair.begin != pair.text_end - pair.text_begin;
}

void raise(std::vector<Row>& rows, const SidePair& pair, const std::vector<SideLine>& labels, float to) {
    Segment& label = rows[labels[pair.begin].row].cells.front();
    for (std::size_t i = pair.begin + 1; i < pair.end; ++i) {
        Row& row = rows[labels[i].row];
        const Segment& more = row.cells.front();
        label.words.back().space_after = true;
        label.words.insert(label.words.end(), more.words.begin(), more.words.end());
        label.right = std::max(label.right, more.right);
        row.cells.erase(row.cells.begin());
    }
    const float half = (label.bottom - label.top) / 2;
    label.top = to - half;
    label.bottom = to + half;
}

/// Raises the table's labels; false if it is none.
bool raise_labels(std::vector<Row>& rows, const Table& table) {
    constexpr std::size_t most_lines = 200;
    std::vector<SideLine> labels;
    std::vector<SideLine> texts;
    for (std::size_t i = table.begin; i < table.end; ++i) {
        for (const Segment& cell : rows[i].cells) {
            const bool label = cell.right < table.gutter;
            auto& side = label ? labels : texts;
            if (side.empty() || side.back().row != i) {
                side.push_back({i, cell.middle(), cell.size});
            }
        }
    }
    if (labels.size() < 2 || labels.size() + texts.size() > most_lines) {
        return false;
    }
    const std::vector<SidePair> pairs = pair_up(labels, texts);
    if (std::count_if(pairs.begin(), pairs.end(), is_centred) < 2) {
        return false;
    }
    for (const SidePair& pair : pairs) {
        if (is_centred(pair)) {
            raise(rows, pair, labels, texts[pair.text_begin].middle);
        }
    }
    return true;
}

}  // namespace

void raise_centred_labels(std::vector<Row>& rows) {
    bool raised = false;
    for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
        if (const auto gutter = gutter_at(rows[i], rows[i + 1])) {
            const Table table = table_around(rows, i, *gutter);
            if (table.end > i + 1) {
                raised = raise_labels(rows, table) || raised;
                i = table.end - 1;
            }
        }
    }
    if (!raised) {
        return;
    }
    std::vector<Segment> segments;
    for (Row& row : rows) {
        std::move(row.cells.begin(), row.cells.end(), std::back_inserter(segments));
    }
    rows = rows_of(std::move(segments));
}

}  // namespace cvconv::pdf
