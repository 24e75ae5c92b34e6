#include "readers/text/columns/justified.h"

#include <algorithm>
#include <cmath>

#include "ir/unicode.h"

namespace cvconv::text {

namespace {

constexpr float narrowest = 40;  ///< columns; prose is wider
constexpr float widest_blank = 3;
constexpr float ragged = 1;  ///< by how much edges differ that were meant to be one
constexpr std::size_t least_words = 5;

bool may_be_justified(const Line& line) {
    if (line.blank() || line.bars || line.table > 0 || line.right() - line.left() < narrowest) {
        return false;
    }
    std::size_t words = 0;
    for (std::size_t i = 0; i < line.pieces.size(); ++i) {
        words += words_of(line.pieces[i].text).size();
        if (i > 0 && line.pieces[i].left - line.pieces[i - 1].right > widest_blank) {
            return false;
        }
    }
    return words >= least_words;
}

/// Do the pieces of two lines begin in the same columns, as those of a table do?
bool share_columns(const Line& a, const Line& b) {
    std::size_t shared = 0;
    for (std::size_t i = 1; i < a.pieces.size(); ++i) {
        shared += std::any_of(b.pieces.begin() + 1, b.pieces.end(),
                              [&](const Piece& piece) { return piece.left == a.pieces[i].left; })
                      ? 1
                      : 0;
    }
    return shared * 2 > std::min(a.pieces.size(), b.pieces.size()) - 1;
}

/// In one column; where both have wide blanks, a column more or less.
bool end_together(const Line& a, const Line& b) {
    const float apart = std::abs(a.right() - b.right());
    return apart == 0 || (apart <= ragged && std::min(a.pieces.size(), b.pieces.size()) >= 4);
}

void join_pieces(Line& line) {
    Piece& first = line.pieces.front();
    for (std::size_t i = 1; i < line.pieces.size(); ++i) {
        auto blanks = static_cast<std::size_t>(line.pieces[i].left - line.pieces[i - 1].right);
        first.text += std::string(std::max<std::size_t>(1, blanks), ' ') + line.pieces[i].text;
        first.right = line.pieces[i].right;
    }
    line.pieces.resize(1);
}

}  // namespace

void close_up_justified(std::vector<Line>& lines) {
    for (std::size_t begin = 0; begin < lines.size();) {
        if (!may_be_justified(lines[begin])) {
            ++begin;
            continue;
        }
        std::size_t end = begin + 1;
        bool table = false;
        std::size_t gaps = lines[begin].pieces.size() - 1;
        while (end < lines.size() && may_be_justified(lines[end]) && end_together(lines[begin], lines[end])) {
            const Line& above = lines[end - 1];
            table =
                table || (above.pieces.size() > 1 && lines[end].pieces.size() > 1 && share_columns(above, lines[end]));
            gaps += lines[end].pieces.size() - 1;
            ++end;
        }
        if (end - begin >= 2 && gaps >= 2 && !table) {
            for (std::size_t i = begin; i < end; ++i) {
                join_pieces(lines[i]);
            }
            // the paragraph's last line is as wide as it is
            if (end < lines.size() && lines[end].pieces.size() > 1 && may_be_justified(lines[end]) &&
                lines[end].right() < lines[begin].right() && lines[end].left() == lines[end - 1].left()) {
                join_pieces(lines[end]);
            }
        }
        begin = end;
    }
}

}  // namespace cvconv::text
