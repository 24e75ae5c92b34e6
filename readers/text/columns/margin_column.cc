#include "readers/text/columns/margin_column.h"

#include <algorithm>
#include <map>
#include <span>

#include "ir/unicode.h"
#include "readers/line_joining/line_joining.h"

namespace cvconv::text {

namespace {

bool is_no_text(const Line& line) {
    return line.blank() || line.table > 0;
}

struct Column {
    int begins = 0;   ///< lines whose first piece begins there
    int parts = 0;    ///< lines that a gap parts there
    int narrow = 0;   ///< lines in which a word begins there, behind one blank
    int crossed = 0;  ///< lines in which it lies within a word
};

Column look_at(std::span<const Line> lines, float column) {
    Column found;
    for (const Line& line : lines) {
        if (is_no_text(line) || line.right() <= column) {
            continue;
        }
        auto piece =
            std::find_if(line.pieces.begin(), line.pieces.end(), [&](const Piece& p) { return p.right > column; });
        if (piece->left == column) {
            ++(piece == line.pieces.begin() ? found.begins : found.parts);
        } else if (piece->left < column && piece == line.pieces.begin()) {
            Piece copy = *piece;
            Piece rest;
            ++(split_piece(copy, column, rest) ? found.narrow : found.crossed);
        }
    }
    return found;
}

/// The column at which the text begins, or -1: many lines begin there, and nearly all that begin
/// before it have a word beginning there.
float text_column(std::span<const Line> lines) {
    std::map<int, int> counts;
    for (const Line& line : lines) {
        if (!is_no_text(line) && line.left() >= 5 && line.left() <= 40) {
            ++counts[static_cast<int>(line.left())];
        }
    }
    float best = -1;
    int most = 0;
    for (auto [column, count] : counts) {
        if (count < 4 || count <= most) {
            continue;
        }
        Column found = look_at(lines, static_cast<float>(column));
        if (found.narrow >= 3 && found.narrow + found.parts >= 4 &&
            (found.narrow + found.parts) * 10 >= (found.narrow + found.parts + found.crossed) * 7) {
            best = static_cast<float>(column);
            most = count;
        }
    }
    return best;
}

/// Where the text of `line` begins if what is before it is a label that ends at column `column` or up to
/// three columns before: the first word in that window that is not a dash or number ("2013 – 2015").
float text_begin(const Line& line, float column) {
    std::string_view text = line.pieces[0].text;
    float at_column = line.left();
    for (std::size_t at = 0; at < text.size();) {
        std::size_t here = at;
        char32_t c = next_character(text, at);
        bool word = here > 0 && text[here - 1] == ' ' && c != ' ' && !is_dash(c) && !is_digit(c);
        if (word && at_column >= column - 3 && at_column <= column + 1) {
            return at_column;
        }
        at_column += static_cast<float>(display_width(text.substr(here, at - here)));
    }
    return -1;
}

/// Labels that are set flush right waver by a column or two, and so does the text beside them:
///     04/2019– Engineer, Acme
///      present ○ Led the design
///    Languages English
/// Their beginnings are all over the place, their ends are not.
float flush_right_column(std::span<const Line> lines) {
    std::map<int, int> lefts;
    for (const Line& line : lines) {
        if (!is_no_text(line) && line.left() >= 8 && line.left() <= 30) {
            ++lefts[static_cast<int>(line.left())];
        }
    }
    for (auto [left, count] : lefts) {
        auto column = static_cast<float>(left);
        auto next = lefts.find(left + 1);
        if (count + (next != lefts.end() ? next->second : 0) < 5) {
            continue;
        }
        std::map<int, int> begins;
        int labels = 0;
        int parted = 0;
        for (const Line& line : lines) {
            if (!is_no_text(line) && line.left() < column - 3 && line.pieces[0].right > column) {
                ++labels;
                ++begins[static_cast<int>(line.left())];
                parted += text_begin(line, column) > 0 ? 1 : 0;
            }
        }
        int common = 0;
        for (auto [begin, lines_there] : begins) {
            common = std::max(common, lines_there);
        }
        if (labels >= 6 && begins.size() >= 4 && common * 2 <= labels && parted * 20 >= labels * 17) {
            return column;
        }
    }
    return -1;
}

struct MarginColumn {
    float left = -1;  ///< where its labels begin
    float column = -1;
};

/// A margin column that gaps part, but for a label that fills it:
///     04/2019        Engineer, Acme
///     11/2016 - 3/19 Trainee, Acme
MarginColumn parted_margin_column(std::span<const Line> lines) {
    constexpr int least = 4;
    std::map<std::pair<int, int>, int> counts;  // by the columns of the first two pieces
    std::map<int, int> begins;
    for (const Line& line : lines) {
        if (!is_no_text(line)) {
            ++begins[static_cast<int>(line.left())];
            if (line.pieces.size() >= 2) {
                ++counts[{static_cast<int>(line.left()), static_cast<int>(line.pieces[1].left)}];
            }
        }
    }
    for (const auto& [columns, count] : counts) {
        if (count >= least && begins[columns.second] >= least) {
            return {static_cast<float>(columns.first), static_cast<float>(columns.second)};
        }
    }
    return {};
}

/// Dates fill a margin column; words may cross it.
bool begins_with_number(const Line& line, const MarginColumn& margin_column) {
    const std::string_view text = line.pieces[0].text;
    const auto width = static_cast<std::size_t>(margin_column.column - margin_column.left);
    const std::string_view label = text.substr(0, std::min(width, text.size()));
    return !label.empty() && label.front() >= '0' && label.front() <= '9' && trim(label).back() >= '0' &&
           trim(label).back() <= '9';
}

void part(Line& line, float column) {
    Piece rest;
    if (column > 0 && split_piece(line.pieces[0], column, rest)) {
        line.pieces.insert(line.pieces.begin() + 1, std::move(rest));
    }
}

void split_margin_column(std::span<Line> lines) {
    float column = text_column(lines);
    float wavering = column < 0 ? flush_right_column(lines) : -1;
    const MarginColumn margin_column = column < 0 && wavering < 0 ? parted_margin_column(lines) : MarginColumn{};
    for (Line& line : lines) {
        if (margin_column.column > 0 && !is_no_text(line) && line.left() == margin_column.left &&
            line.pieces[0].right > margin_column.column && begins_with_number(line, margin_column)) {
            part(line, margin_column.column);
        } else if (column >= 0 && !is_no_text(line) && line.left() < column) {
            part(line, column);
        } else if (wavering >= 0 && !is_no_text(line) && line.left() < wavering - 3) {
            part(line, text_begin(line, wavering));
        }
    }
}

}  // namespace

void split_margin_columns(std::vector<Line>& lines) {
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin;
        while (end < lines.size() && lines[end].region == lines[begin].region && lines[end].page == lines[begin].page) {
            ++end;
        }
        split_margin_column(std::span(lines).subspan(begin, end - begin));
        begin = end;
    }
}

}  // namespace cvconv::text
