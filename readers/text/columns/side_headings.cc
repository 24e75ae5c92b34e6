#include "readers/text/columns/side_headings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <span>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/text/columns/forms.h"

namespace cvconv::text {

namespace {

bool is_known_heading(std::string_view text) {
    return !lookup(Idea::section_headings, text).empty();
}

bool can_be_heading(const Piece& piece) {
    const std::string& text = piece.text;
    return text.size() <= 50 && !text.ends_with(':') && !text.ends_with(',') && !find_bullet(text) &&
           text.find_first_of("0123456789|@") == std::string::npos;
}

/// What stands beside the margin begins here: the column at which most second pieces do; -1 = nothing does.
float content_column(std::span<const Line> lines) {
    std::map<int, int> counts;
    for (const Line& line : lines) {
        if (line.pieces.size() >= 2 && line.table == 0) {
            ++counts[static_cast<int>(line.pieces[1].left)];
        }
    }
    auto most = std::max_element(counts.begin(), counts.end(),
                                 [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == counts.end() || most->second < 3 ? -1 : static_cast<float>(most->first);
}

/// The margin left of `column`, from the first heading on.
struct Margin {
    std::size_t first = 0;
    int headings = 0;  ///< pieces that can be headings
    int known = 0;
    int capitals = 0;
    int apart = 0;   ///< below an empty line
    int beside = 0;  ///< lines that begin at the column or right of it
    int others = 0;  ///< lines that begin in the margin and are no heading beside something
};

bool stands_in_margin(const Line& line, float column) {
    return line.pieces.size() >= 2 && line.table == 0 && line.pieces[0].right < column &&
           std::abs(line.pieces[1].left - column) <= 1 && can_be_heading(line.pieces[0]);
}

std::optional<Margin> measure(std::span<const Line> lines, float column) {
    Margin margin;
    bool begun = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (line.blank() || line.furniture) {
            continue;
        }
        if (stands_in_margin(line, column)) {
            if (!begun && !is_known_heading(line.pieces[0].text)) {
                continue;
            }
            margin.first = begun ? margin.first : i;
            begun = true;
            ++margin.headings;
            margin.known += is_known_heading(line.pieces[0].text) ? 1 : 0;
            margin.capitals += is_all_capitals(line.pieces[0].text) ? 1 : 0;
            margin.apart += i == 0 || lines[i - 1].blank() ? 1 : 0;
        } else if (begun) {
            ++(line.left() >= column - 1 ? margin.beside : margin.others);
        }
    }
    return begun ? std::optional(margin) : std::nullopt;
}

/// Several known headings, set apart, with more than a line each beside them. Labels below a heading of their own
/// ("SKILLS" above "Languages   French") are none: that heading would begin in the margin, too.
bool are_headings(const Margin& margin) {
    bool alike = margin.capitals == 0 || margin.capitals == margin.headings;
    bool all_known = margin.known * 5 >= margin.headings * 4;
    return margin.headings >= 3 && margin.known * 2 >= margin.headings && margin.known >= 2 && alike &&
           margin.apart * 5 >= margin.headings * 4 &&
           margin.beside >= (all_known ? margin.headings / 2 : margin.headings) &&
           margin.others * 10 <= margin.headings;
}

/// "Technical" above "skills": a heading that is wrapped in the margin. Joins the second half to the first.
void join_wrapped(std::vector<Line>& lines, float column) {
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        Line& next = lines[i + 1];
        if (!stands_in_margin(lines[i], column) || next.blank() || next.table > 0 ||
            next.pieces.front().right >= column) {
            continue;
        }
        bool alone = next.pieces.size() == 1;
        std::string whole = lines[i].pieces[0].text + " " + next.pieces[0].text;
        if ((alone || stands_in_margin(next, column)) && is_known_heading(whole)) {
            lines[i].pieces[0].text = whole;
            next.pieces.erase(next.pieces.begin());
            next.number = alone ? 0 : next.number;  // nothing is left of it
        }
    }
    std::erase_if(lines, [](const Line& line) { return line.number == 0; });
}

void part(std::span<const Line> original, std::vector<Line>& result) {
    float column = content_column(original);
    std::vector<Line> lines(original.begin(), original.end());
    if (column > 0) {
        join_wrapped(lines, column);
    }
    auto margin = column > 0 ? measure(lines, column) : std::nullopt;
    if (!margin || !are_headings(*margin) || is_label_column(lines, column)) {
        result.insert(result.end(), original.begin(), original.end());
        return;
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line line = lines[i];
        if (i >= margin->first && stands_in_margin(line, column)) {
            Line heading = line;
            heading.pieces.resize(1);
            heading.side_heading = true;
            line.pieces.erase(line.pieces.begin());
            result.push_back(std::move(heading));
        }
        result.push_back(std::move(line));
    }
}

}  // namespace

void part_side_headings(std::vector<Line>& lines) {
    std::vector<Line> result;
    result.reserve(lines.size());
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin;
        while (end < lines.size() && lines[end].region == lines[begin].region) {
            ++end;
        }
        part(std::span(lines).subspan(begin, end - begin), result);
        begin = end;
    }
    lines = std::move(result);
}

}  // namespace cvconv::text
