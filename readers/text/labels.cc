#include "readers/text/labels.h"

#include <cmath>
#include <map>

#include "ir/unicode.h"

namespace cvconv::text {

namespace {

bool begins_lower(std::string_view text) {
    std::size_t at = 0;
    return !text.empty() && is_lower(next_character(text, at));
}

/// The column of the values: where second pieces begin on most lines that have a label at the left
/// margin; -1 = this is no form. In forms labels begin with capitals.
float value_column(const std::vector<Line>& lines) {
    std::map<int, int> counts;
    int capitals = 0;
    int labels = 0;
    for (const Line& line : lines) {
        if (line.pieces.size() >= 2) {
            ++counts[static_cast<int>(line.pieces[1].left)];
            ++labels;
            capitals += begins_lower(line.pieces[0].text) ? 0 : 1;
        }
    }
    auto most = counts.end();
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        most = most == counts.end() || it->second > most->second ? it : most;
    }
    bool form = most != counts.end() && most->second >= 4 && most->second * 2 >= labels && capitals * 10 >= labels * 6;
    return form ? static_cast<float>(most->first) : -1;
}

void append(Piece& label, const Piece& rest, const Vocabulary& vocabulary) {
    Joint joint = joint_between(label.text, rest.text, vocabulary);
    if (joint == Joint::drop_hyphen) {
        label.text.pop_back();
    }
    label.text += (joint == Joint::blank ? " " : "") + rest.text;
    label.right = std::max(label.right, rest.right);
}

}  // namespace

void join_wrapped_labels(std::vector<Line>& lines, const Vocabulary& vocabulary) {
    float column = value_column(lines);
    if (column < 0) {
        return;
    }
    std::vector<Line> joined;
    joined.reserve(lines.size());
    std::size_t labelled = lines.size();  // index in `joined` of the line whose label may go on
    for (Line& line : lines) {
        if (line.blank()) {
            labelled = lines.size();
            joined.push_back(line);
            continue;
        }
        Piece& first = line.pieces.front();
        bool at_margin =
            first.right < column && (line.pieces.size() == 1 || std::abs(line.pieces[1].left - column) <= 1);
        bool goes_on = labelled < joined.size() && at_margin && begins_lower(first.text) &&
                       !joined[labelled].pieces[0].text.ends_with(':') &&
                       !begins_lower(joined[labelled].pieces[0].text) &&
                       std::abs(first.left - joined[labelled].left()) <= 1 && joined[labelled].region == line.region;
        if (goes_on) {
            append(joined[labelled].pieces[0], first, vocabulary);
            line.pieces.erase(line.pieces.begin());
            if (!line.blank()) {
                joined.push_back(line);
            }
            continue;
        }
        joined.push_back(line);
        bool row = line.pieces.size() >= 2 && std::abs(line.pieces[1].left - column) <= 1;
        bool value = line.pieces.size() == 1 && std::abs(first.left - column) <= 1;
        labelled = row ? joined.size() - 1 : value ? labelled : lines.size();
    }
    lines = std::move(joined);
}

}  // namespace cvconv::text
