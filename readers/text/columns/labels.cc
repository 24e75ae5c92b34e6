#include "readers/text/columns/labels.h"

#include <cmath>
#include <map>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/pieces/function_words.h"
#include "readers/text/columns/forms.h"

namespace cvconv::text {

namespace {

/// With or without a bullet: "• dal 2019".
bool label_begins_lower(std::string_view text) {
    text = bare_label(text);
    std::size_t at = 0;
    return !text.empty() && is_lower(next_character(text, at));
}

bool is_dash_at_end(std::string_view text) {
    std::size_t last = text.size();
    while (last > 0 && (static_cast<unsigned char>(text[last - 1]) & 0xC0U) == 0x80U) {
        --last;
    }
    std::size_t at = last > 0 ? last - 1 : 0;
    return last > 0 && is_dash(next_character(text, at));
}

/// The column of the values: where second pieces begin on most lines that have a label at the left
/// margin; -1 = this is no form. In forms labels begin with capitals.
float value_column(const std::vector<Line>& lines) {
    std::map<int, int> counts;
    int capitals = 0;
    int labels = 0;
    for (const Line& line : lines) {
        const bool labelled = line.pieces.size() >= 2 && line.table == 0 && !bare_label(line.pieces[0].text).empty();
        if (labelled) {  // not "•<tab>Kept the pumps"
            ++counts[static_cast<int>(line.pieces[1].left)];
            ++labels;
            capitals += label_begins_lower(line.pieces[0].text) ? 0 : 1;
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

bool has_dash(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        if (is_dash(next_character(text, at))) {
            return true;
        }
    }
    return false;
}

bool has_year(std::string_view text) {
    int digits = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] >= '0' && text[i] <= '9') {
            ++digits;
        } else {
            if (digits == 4) {
                return true;
            }
            digits = 0;
        }
    }
    return false;
}

/// Bullets before the labels of a form are no list: "• Dates (from – to)    2019 – 2021".
void mark_form_rows(std::vector<Line>& lines, float column) {
    if (!is_label_column(lines, column)) {
        return;
    }
    for (Line& line : lines) {
        line.form_row = line.pieces.size() == 2 && line.table == 0 && std::abs(line.pieces[1].left - column) <= 2 &&
                        !bare_label(line.pieces[0].text).empty();
    }
}

/// "СОЦИАЛНИ УМЕНИЯ" above "И КОМПЕТЕНЦИИ", "ADDITIONAL" above "INFORMATION": titles in capitals, of which the second
/// begins with a conjunction, or the first cannot end there, or both together are what sections are called.
bool capitals_go_on(std::string_view label, std::string_view next) {
    label = bare_label(label);
    if (!is_all_capitals(label) || !is_all_capitals(next) || find_bullet(next)) {
        return false;
    }
    const std::string folded = fold(next);
    const bool joined = may_join(folded.substr(0, folded.find(' '))) && folded.find(' ') != std::string::npos;
    return joined || is_unfinished(fold(label)) ||
           (lookup(Idea::section_headings, label).empty() &&
            !lookup(Idea::section_headings, std::string(label) + " " + std::string(next)).empty());
}

/// Is `next`, below the label `label`, the rest of it? `value` is what stands beside `next`, if
/// anything, and `value_above` what stands beside `label`.
bool label_goes_on(const Piece& label, const Piece& next, const Piece* value, const Piece& value_above,
                   float value_right) {
    std::size_t at = 0;
    char32_t first = next_character(next.text, at);
    if (label.text.ends_with(':')) {
        return false;
    }
    // "Aug 2020" above "– now", "04/2019 –" above "present", "depuis sept." above "2018".
    bool year_missing =
        !has_year(label.text) && has_year(next.text) && next.text.size() <= 5 && label.text.size() <= 14;
    // "2023 –" above "2020 – 2021": both are whole
    if (value != nullptr && has_year(label.text) && has_year(next.text) && !is_dash(first) && has_dash(next.text)) {
        return false;
    }
    bool until = is_dash(first) && has_year(label.text) && !find_bullet(label.text) && next.text.size() < 24;
    if (until || is_unfinished(label.text) || is_dash_at_end(label.text) || year_missing) {
        return true;
    }
    bool lower = label_begins_lower(next.text) && !label_begins_lower(label.text) && !has_year(next.text);
    // "Name and address" above "of employer": together they are what forms say.
    if (lower && is_known_label(label.text + " " + next.text)) {
        return true;
    }
    if (capitals_go_on(label.text, next.text)) {
        return true;
    }
    // A value of its own makes it a label of its own, unless that goes on, too.
    bool value_goes_on = value == nullptr || label_begins_lower(value->text) || is_unfinished(value_above.text) ||
                         value_above.right >= 0.85F * value_right;
    return lower && value_goes_on;
}

float longest_value(const std::vector<Line>& lines, float column) {
    float right = 0;
    for (const Line& line : lines) {
        if (!line.blank() && std::abs(line.pieces.back().left - column) <= 2) {
            right = std::max(right, line.right());
        }
    }
    return right;
}

}  // namespace

void join_wrapped_labels(std::vector<Line>& lines, const Vocabulary& vocabulary) {
    float column = value_column(lines);
    if (column < 0) {
        return;
    }
    mark_form_rows(lines, column);
    float value_right = longest_value(lines, column);
    std::vector<Line> joined;
    joined.reserve(lines.size());
    std::size_t labelled = lines.size();  // index in `joined` of the line whose label may go on
    for (Line& line : lines) {
        if (line.blank() || line.table > 0) {
            labelled = lines.size();
            joined.push_back(line);
            continue;
        }
        Piece& first = line.pieces.front();
        const Piece* value = line.pieces.size() > 1 ? &line.pieces[1] : nullptr;
        bool at_margin = first.right <= column && (value == nullptr || std::abs(value->left - column) <= 2);
        bool goes_on = labelled < joined.size() && at_margin && joined[labelled].region == line.region &&
                       label_goes_on(joined[labelled].pieces[0], first, value, joined[labelled].pieces[1], value_right);
        if (goes_on) {
            append(joined[labelled].pieces[0], first, vocabulary);
            line.pieces.erase(line.pieces.begin());
            if (!line.blank()) {
                joined.push_back(line);
            }
            continue;
        }
        joined.push_back(line);
        bool row = line.pieces.size() >= 2 && std::abs(line.pieces[1].left - column) <= 2 && first.right <= column;
        bool below = line.pieces.size() == 1 && std::abs(first.left - column) <= 2;
        labelled = row ? joined.size() - 1 : below ? labelled : lines.size();
    }
    lines = std::move(joined);
}

}  // namespace cvconv::text
