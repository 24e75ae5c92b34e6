#include "readers/recognize/sections/numbered_headings.h"

#include <algorithm>

#include "readers/recognize/sections/heading_titles.h"
#include "readers/recognize/sections/title_cuts.h"

namespace cvconv::recognizing {

namespace {

/// "3." → 3, "IV)" → 4; 0 = no number of a list.
int number_of(std::string_view marker) {
    while (!marker.empty() && (marker.back() == '.' || marker.back() == ')')) {
        marker.remove_suffix(1);
    }
    int number = 0;
    if (marker.empty() || marker.size() > 5) {
        return 0;
    }
    if (std::all_of(marker.begin(), marker.end(), [](char c) { return c >= '0' && c <= '9'; })) {
        for (char c : marker) {
            number = number * 10 + (c - '0');
        }
        return number <= 40 ? number : 0;
    }
    int last = 0;
    for (auto at = marker.rbegin(); at != marker.rend(); ++at) {
        int value = *at == 'I' ? 1 : *at == 'V' ? 5 : *at == 'X' ? 10 : 0;
        if (value == 0) {
            return 0;
        }
        number += value < last ? -value : value;
        last = std::max(last, value);
    }
    return number;
}

/// The lines that are 1, 2, 3 … of one list on the outermost level, wherever they stand.
std::vector<std::size_t> outermost_list(const Document& document, const std::vector<Line>& lines) {
    std::vector<std::size_t> list;
    int level = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        int number = line.is_item() ? number_of(document.blocks[static_cast<std::size_t>(line.block)].marker) : 0;
        if (number == 0 || (!list.empty() && line.level != level)) {
            continue;
        }
        if (list.empty() && number == 1) {
            level = line.level;
        }
        if (number == static_cast<int>(list.size()) + 1) {
            list.push_back(i);
        }
    }
    return list;
}

}  // namespace

void raise_numbered_headings(const Document& document, std::vector<Line>& lines) {
    const std::vector<std::size_t> list = outermost_list(document, lines);
    std::size_t known = 0;
    std::size_t over_text = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Line& line = lines[list[i]];
        if (line.has_period() || !may_be_title(document, line, line.text)) {
            return;
        }
        known += kinds_of_title(document, bare_title(document.text, line.text)).empty() ? 0 : 1;
        over_text += list[i] + 1 < (i + 1 < list.size() ? list[i + 1] : lines.size()) ? 1 : 0;
    }
    if (list.size() < 3 || known < 2 || known * 3 < list.size() || over_text * 5 < list.size() * 4) {
        return;
    }
    for (std::size_t i : list) {
        lines[i].kind = BlockKind::heading;
        lines[i].level = 1;
    }
}

}  // namespace cvconv::recognizing
