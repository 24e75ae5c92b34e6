#include "readers/text/columns.h"

#include <algorithm>
#include <map>
#include <optional>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/bullets.h"

namespace cvconv::text {

namespace {

/// Lines [begin, end) have a column of text that begins at `left`.
struct Split {
    std::size_t begin = 0;
    std::size_t end = 0;
    float left = 0;
};

constexpr int fewest_lines = 6;

/// The piece of `line` that crosses column `left`: begins well before it and ends behind it.
bool crosses(const Line& line, float left) {
    return std::any_of(line.pieces.begin(), line.pieces.end(),
                       [&](const Piece& piece) { return piece.left < left - 1 && piece.right > left; });
}

bool has_right(const Line& line, float left) {
    return !line.blank() && line.pieces.back().left >= left - 1;
}

bool has_left(const Line& line, float left) {
    return !line.blank() && line.left() < left - 1;
}

/// Columns at which pieces begin that have something to their left, or blanks as wide as a column of
/// text; most frequent first.
std::vector<float> candidates(const std::vector<Line>& lines, std::size_t begin, std::size_t end) {
    std::map<int, int> counts;
    for (std::size_t i = begin; i < end; ++i) {
        for (const Piece& piece : lines[i].pieces) {
            if (piece.left >= 15) {
                ++counts[static_cast<int>(piece.left)];
            }
        }
    }
    std::vector<std::pair<int, int>> sorted;
    for (auto [column, count] : counts) {
        if (count >= fewest_lines) {
            sorted.emplace_back(-count, column);
        }
    }
    std::sort(sorted.begin(), sorted.end());
    std::vector<float> columns;
    for (std::size_t i = 0; i < sorted.size() && i < 4; ++i) {
        columns.push_back(static_cast<float>(sorted[i].second));
    }
    return columns;
}

/// The lines around `first_right` that a column at `left` may run through: hardly any piece crosses it.
Split extent(const std::vector<Line>& lines, std::size_t begin, std::size_t end, float left) {
    Split split{begin, begin, left};
    std::size_t first = begin;
    while (first < end && !(has_right(lines[first], left) && lines[first].pieces.back().left <= left + 1 &&
                            !crosses(lines[first], left))) {
        ++first;
    }
    split.begin = first;
    std::size_t last = first;
    int crossing = 0;
    int rows = 0;
    for (std::size_t i = first; i < end; ++i) {
        if (lines[i].blank()) {
            continue;
        }
        ++rows;
        bool crossed = crosses(lines[i], left);
        crossing += crossed ? 1 : 0;
        if (crossed && crossing > 1 + rows / 12) {
            break;
        }
        if (!crossed) {
            last = i + 1;
        }
    }
    split.end = last;
    return split;
}

/// What looks like a heading on one side of the page, whatever stands beside it.
bool is_heading(const Piece& piece) {
    if (find_bullet(piece.text) || piece.text.size() > 60) {
        return false;
    }
    bool digits = std::any_of(piece.text.begin(), piece.text.end(), [](char c) { return c >= '0' && c <= '9'; });
    bool capitals = !digits && is_all_capitals(piece.text) && count_characters(piece.text) >= 5;
    return capitals || !lookup(Idea::section_headings, piece.text).empty();
}

struct Sides {
    int left_headings = 0;
    int right_headings = 0;
    int both = 0;
    int left_rows = 0;
    int right_rows = 0;
    int dated = 0;  ///< rows with a label or a date at the left and something at the right
};

bool is_label_or_date(const Piece& piece) {
    bool digits = std::count_if(piece.text.begin(), piece.text.end(), [](char c) { return c >= '0' && c <= '9'; }) >= 2;
    return piece.text.ends_with(':') || (digits && piece.text.size() < 30);
}

/// Are the two sides independent of each other? Both have headings of their own.
bool is_two_columns(const std::vector<Line>& lines, const Split& split) {
    Sides sides;
    for (std::size_t i = split.begin; i < split.end; ++i) {
        const Line& line = lines[i];
        bool left = has_left(line, split.left);
        bool right = has_right(line, split.left);
        sides.left_rows += left ? 1 : 0;
        sides.right_rows += right ? 1 : 0;
        sides.both += left && right ? 1 : 0;
        if (left && line.pieces.front().left < split.left - 1) {
            bool only = line.pieces.size() == 1 || line.pieces[1].left >= split.left - 1;
            sides.left_headings += only && is_heading(line.pieces.front()) ? 1 : 0;
        }
        if (right) {
            auto piece = std::find_if(line.pieces.begin(), line.pieces.end(),
                                      [&](const Piece& p) { return p.left >= split.left - 1; });
            bool only = piece + 1 == line.pieces.end();
            sides.right_headings += only && piece->left <= split.left + 1 && is_heading(*piece) ? 1 : 0;
        }
        sides.dated += left && right && is_label_or_date(line.pieces.front()) ? 1 : 0;
    }
    bool long_enough =
        sides.left_rows >= fewest_lines && sides.right_rows >= fewest_lines && sides.both >= fewest_lines / 2;
    bool beside = sides.dated * 2 > sides.both;
    return long_enough && !beside && sides.left_headings >= 1 && sides.right_headings >= 1 &&
           sides.left_headings + sides.right_headings >= 3;
}

/// One line of one side; blank if the side has nothing there.
Line side_of(const Line& line, float left, bool right_side, int region) {
    Line side = line;
    side.region = region;
    side.pieces.clear();
    for (std::size_t p = 0; p < line.pieces.size(); ++p) {
        // A piece that crosses the gutter belongs to the right column if it has something to its left.
        bool right = line.pieces[p].left >= left - 1 || (p > 0 && line.pieces[p].right > left);
        if (right == right_side) {
            side.pieces.push_back(line.pieces[p]);
        }
    }
    return side;
}

std::optional<Split> find_split(const std::vector<Line>& lines, std::size_t begin, std::size_t end) {
    for (float left : candidates(lines, begin, end)) {
        Split split = extent(lines, begin, end, left);
        if (split.end > split.begin && is_two_columns(lines, split)) {
            return split;
        }
    }
    return std::nullopt;
}

/// Pieces that a narrow gutter did not part from each other: one blank before column `left`.
void part_at(std::vector<Line>& lines, const Split& split) {
    for (std::size_t i = split.begin; i < split.end; ++i) {
        auto& pieces = lines[i].pieces;
        Piece rest;
        if (!pieces.empty() && pieces[0].left < split.left - 1 && pieces[0].right > split.left &&
            split_piece(pieces[0], split.left, rest)) {
            pieces.insert(pieces.begin() + 1, std::move(rest));
        }
    }
}

}  // namespace

void split_columns(std::vector<Line>& lines) {
    std::vector<Line> result;
    result.reserve(lines.size());
    int region = 0;
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin;
        while (end < lines.size() && lines[end].page == lines[begin].page) {
            ++end;
        }
        auto split = find_split(lines, begin, end);
        if (!split) {
            result.insert(result.end(), lines.begin() + static_cast<std::ptrdiff_t>(begin),
                          lines.begin() + static_cast<std::ptrdiff_t>(end));
            begin = end;
            continue;
        }
        part_at(lines, *split);
        result.insert(result.end(), lines.begin() + static_cast<std::ptrdiff_t>(begin),
                      lines.begin() + static_cast<std::ptrdiff_t>(split->begin));
        for (bool right : {false, true}) {
            ++region;
            for (std::size_t i = split->begin; i < split->end; ++i) {
                result.push_back(side_of(lines[i], split->left, right, region));
            }
        }
        begin = split->end;
    }
    lines = std::move(result);
}

}  // namespace cvconv::text
