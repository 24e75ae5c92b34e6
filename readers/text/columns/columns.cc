#include "readers/text/columns/columns.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/text/columns/forms.h"

namespace cvconv::text {

namespace {

/// Lines [begin, end) have a second column of text that begins at `left` or behind it.
struct Split {
    std::size_t begin = 0;
    std::size_t end = 0;
    float left = 0;
    float score = 0;
};

constexpr int fewest_lines = 6;

/// A piece that begins before column `left` and ends behind it; a drawn table is of one piece.
bool crosses(const Line& line, float left) {
    return line.table > 0 || std::any_of(line.pieces.begin(), line.pieces.end(),
                                         [&](const Piece& piece) { return piece.left < left && piece.right > left; });
}

/// First piece of the right side, or null.
const Piece* right_piece(const Line& line, float left) {
    auto found =
        std::find_if(line.pieces.begin(), line.pieces.end(), [&](const Piece& piece) { return piece.left >= left; });
    return found == line.pieces.end() ? nullptr : &*found;
}

const Piece* left_piece(const Line& line, float left) {
    return !line.blank() && line.left() < left ? &line.pieces.front() : nullptr;
}

/// Where the right column may begin: columns at which several pieces begin. Layouts waver by a column
/// or two, so the leftmost of a cluster is among them too.
std::vector<float> candidates(const std::vector<Line>& lines, std::size_t begin, std::size_t end) {
    constexpr std::size_t most = 24;
    std::map<int, int> counts;
    for (std::size_t i = begin; i < end; ++i) {
        for (const Piece& piece : lines[i].pieces) {
            if (piece.left >= 12) {
                ++counts[static_cast<int>(piece.left)];
            }
        }
    }
    std::vector<std::pair<int, int>> sorted;
    for (auto [column, count] : counts) {
        sorted.emplace_back(-count, column);
    }
    std::sort(sorted.begin(), sorted.end());
    std::vector<float> columns;
    for (std::size_t i = 0; i < sorted.size() && i < most; ++i) {
        columns.push_back(static_cast<float>(sorted[i].second));
    }
    return columns;
}

/// The stretch of lines with the most text on both sides of column `left` and next to none across it:
/// the one with the greatest sum of points.
Split best_stretch(const std::vector<Line>& lines, std::size_t begin, std::size_t end, float left) {
    Split best{begin, begin, left, 0};
    float sum = 0;
    std::size_t from = begin;
    for (std::size_t i = begin; i < end; ++i) {
        const Line& line = lines[i];
        if (line.blank()) {
            continue;
        }
        const Piece* right = right_piece(line, left);
        bool both = right != nullptr && left_piece(line, left) != nullptr;
        sum += crosses(line, left) ? -10.0F : both ? 2.0F : right != nullptr ? 1.0F : 0.5F;
        if (sum <= 0) {
            sum = 0;
            from = i + 1;
        } else if (sum > best.score) {
            best = {from, i + 1, left, sum};
        }
    }
    // It begins with the first line that has both, and what stands right above that.
    std::size_t first = best.begin;
    while (first < best.end &&
           !(left_piece(lines[first], left) != nullptr && right_piece(lines[first], left) != nullptr)) {
        ++first;
    }
    while (first > best.begin && !lines[first - 1].blank()) {
        --first;
    }
    best.begin = first;
    return best;
}

/// What looks like a heading on one side of the page, whatever stands beside it.
bool is_heading(const Piece& piece) {
    if (find_bullet(piece.text) || piece.text.size() > 60) {
        return false;
    }
    bool digits = std::any_of(piece.text.begin(), piece.text.end(), [](char c) { return c >= '0' && c <= '9'; });
    bool list = piece.text.find_first_of(",/;") != std::string::npos;  // "SQL, PCR": abbreviations
    bool capitals = !digits && !list && is_all_capitals(piece.text) && count_characters(piece.text) >= 5;
    return capitals || !lookup(Idea::section_headings, piece.text).empty();
}

bool begins_lower(const Piece& piece) {
    std::size_t at = 0;
    return !piece.text.empty() && is_lower(next_character(piece.text, at));  // an empty cell of a table is a piece, too
}

int count_digits(std::string_view text) {
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }));
}

bool is_label_or_date(const Piece& piece) {
    return piece.text.ends_with(':') || (count_digits(piece.text) >= 2 && piece.text.size() < 30);
}

/// One side of the lines of a split, and what shows that it is a text of its own.
struct Side {
    int rows = 0;
    int headings = 0;
    int dated = 0;
    float width = 0;  ///< of its longest line
    int flowing = 0;  ///< lines in the middle of a paragraph beside the beginning of something else
};

float extent(const Piece& piece) {
    return piece.right - piece.left;
}

void measure(const std::vector<Line>& lines, const Split& split, Side& left, Side& right) {
    for (std::size_t i = split.begin; i < split.end; ++i) {
        const Piece* l = left_piece(lines[i], split.left);
        const Piece* r = right_piece(lines[i], split.left);
        // The headings of a table stand side by side, three and more.
        bool few = lines[i].pieces.size() <= 2;
        bool left_alone = few && l != nullptr && (lines[i].pieces.size() == 1 || &lines[i].pieces[1] == r);
        bool right_alone = few && r != nullptr && r == &lines[i].pieces.back();
        if (l != nullptr) {
            ++left.rows;
            left.headings += left_alone && is_heading(*l) ? 1 : 0;
            left.dated += r != nullptr && is_label_or_date(*l) ? 1 : 0;
            left.width = std::max(left.width, extent(*l));
        }
        if (r != nullptr) {
            ++right.rows;
            right.headings += right_alone && is_heading(*r) ? 1 : 0;
            right.dated += l != nullptr && count_digits(r->text) >= 2 ? 1 : 0;
            right.width = std::max(right.width, extent(*r));
        }
    }
    const Piece* left_above = nullptr;
    const Piece* right_above = nullptr;
    for (std::size_t i = split.begin; i < split.end; ++i) {
        const Piece* l = left_piece(lines[i], split.left);
        const Piece* r = right_piece(lines[i], split.left);
        if (l != nullptr && r != nullptr && !is_label_or_date(*l)) {
            // "Lisbon        than anybody thought": the right side goes on while the left one begins.
            bool right_flows = begins_lower(*r) && right_above != nullptr && extent(*right_above) >= 0.7F * right.width;
            bool left_flows = begins_lower(*l) && left_above != nullptr && extent(*left_above) >= 0.7F * left.width;
            right.flowing += right_flows && !begins_lower(*l) ? 1 : 0;
            left.flowing += left_flows && !begins_lower(*r) ? 1 : 0;
        }
        left_above = l;
        right_above = r;
    }
}

/// Headings at the left with nothing beside, above or below them: they may as well head all of the page.
int isolated_headings(const std::vector<Line>& lines, const Split& split) {
    int isolated = 0;
    for (std::size_t i = split.begin; i < split.end; ++i) {
        const Line& line = lines[i];
        bool above = i == 0 || lines[i - 1].blank();
        bool below = i + 1 >= lines.size() || lines[i + 1].blank();
        isolated +=
            line.pieces.size() == 1 && line.left() < split.left && above && below && is_heading(line.pieces[0]) ? 1 : 0;
    }
    return isolated;
}

/// Are the two sides independent of each other? Both have headings of their own, or one is in the
/// middle of a sentence where the other begins something. A date or a label beside a text belongs to it.
bool is_two_columns(const std::vector<Line>& lines, const Split& split) {
    Side left;
    Side right;
    measure(lines, split, left, right);
    int both = 0;
    for (std::size_t i = split.begin; i < split.end; ++i) {
        both += left_piece(lines[i], split.left) != nullptr && right_piece(lines[i], split.left) != nullptr ? 1 : 0;
    }
    bool well_headed = left.headings >= 2 && right.headings >= 2;
    int fewest = well_headed ? fewest_lines : fewest_lines + 2;
    if (left.rows < fewest || right.rows < fewest || both < fewest / 2 || left.width < 8 || right.width < 12) {
        return false;
    }
    if (left.dated * 2 > both || right.dated * 2 > both ||
        is_label_column(std::span(lines).subspan(split.begin, split.end - split.begin), split.left)) {
        return false;
    }
    // What stands at the left of a text and belongs to it never stands alone, but for headings between empty lines.
    int alone = left.rows - both - isolated_headings(lines, split);
    bool apart = alone >= 2 && (left.rows - both) * 7 >= left.rows;
    bool headed = apart && left.headings >= 1 && right.headings >= 1 && left.headings + right.headings >= 3;
    bool right_main = right.flowing >= 2 && right.flowing * 12 >= both;
    bool left_main = left.width > right.width && left.flowing >= 3 && left.flowing * 8 >= both;
    return headed || right_main || left_main;
}

/// One line of one side; blank if the side has nothing there.
Line side_of(const Line& line, float left, bool right_side, int region) {
    Line side;
    side.number = line.number;
    side.page = line.page;
    side.region = region;
    side.letter_spaced = line.letter_spaced;
    side.furniture = line.furniture;
    for (std::size_t p = 0; p < line.pieces.size(); ++p) {
        // A piece that crosses the gutter belongs to the right column if it has something to its left.
        bool right = line.pieces[p].left >= left || (p > 0 && line.pieces[p].right > left);
        if (right == right_side) {
            side.pieces.push_back(line.pieces[p]);
        }
    }
    return side;
}

std::optional<Split> find_split(const std::vector<Line>& lines, std::size_t begin, std::size_t end) {
    std::optional<Split> best;
    for (float left : candidates(lines, begin, end)) {
        Split split = best_stretch(lines, begin, end, left);
        if (split.end > split.begin && (!best || split.score > best->score) && is_two_columns(lines, split)) {
            best = split;
        }
    }
    return best;
}

/// Does the right column begin at the top of the page, with the name, and the left one beside its middle? Where the
/// lines begin that stand at the right alone; `split.begin` if it is otherwise.
std::size_t top_of_right_column(const std::vector<Line>& lines, std::size_t page, const Split& split) {
    constexpr int fewest = 6;
    int rows = 0;
    for (std::size_t i = page; i < split.begin; ++i) {
        if (!lines[i].blank() && lines[i].left() < split.left - 1) {
            return split.begin;
        }
        rows += lines[i].blank() ? 0 : 1;
    }
    return rows >= fewest ? page : split.begin;
}

/// Pieces that a narrow gutter did not part from each other: one blank before column `left`.
void part_at(std::vector<Line>& lines, const Split& split) {
    for (std::size_t i = split.begin; i < split.end; ++i) {
        auto& pieces = lines[i].pieces;
        Piece rest;
        if (!pieces.empty() && pieces[0].left < split.left && pieces[0].right > split.left &&
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
    auto copy = [&](std::size_t from, std::size_t to) {
        result.insert(result.end(), lines.begin() + static_cast<std::ptrdiff_t>(from),
                      lines.begin() + static_cast<std::ptrdiff_t>(to));
    };
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin;
        while (end < lines.size() && lines[end].page == lines[begin].page) {
            ++end;
        }
        auto split = find_split(lines, begin, end);
        if (!split) {
            copy(begin, end);
            begin = end;
            continue;
        }
        part_at(lines, *split);
        const std::size_t top = top_of_right_column(lines, begin, *split);
        copy(begin, top);
        const bool right_first = top < split->begin;
        for (bool right : {right_first, !right_first}) {
            ++region;
            for (std::size_t i = right ? top : split->begin; i < split->end; ++i) {
                result.push_back(side_of(lines[i], split->left, right, region));
            }
        }
        begin = split->end;
    }
    lines = std::move(result);
}

}  // namespace cvconv::text
