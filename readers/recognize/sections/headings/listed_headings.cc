#include "readers/recognize/sections/headings/listed_headings.h"

#include <algorithm>
#include <set>
#include <string>

#include "readers/recognize/sections/headings/heading_titles.h"
#include "readers/recognize/sections/headings/title_cuts.h"

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

/// The lines that begin with "A. ", "B. ", "C. " … one after the other, wherever they stand.
std::vector<std::size_t> lettered_list(const Document& document, const std::vector<Line>& lines) {
    std::vector<std::size_t> list;
    char next = 'A';
    for (std::size_t i = 0; i < lines.size() && next <= 'Z'; ++i) {
        std::string_view own = lines[i].text.of(document.text);
        const bool marked = own.size() > 4 && own[0] == next && own[1] == '.' && own[2] == ' ';
        if (marked && lines[i].kind != BlockKind::list_item) {
            list.push_back(i);
            ++next;
        }
    }
    return list;
}

/// The items on the outermost level that have this mark.
std::vector<std::size_t> items_with(const Document& document, const std::vector<Line>& lines, std::string_view mark) {
    std::vector<std::size_t> list;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (line.is_item() && line.level == 0 && document.blocks[static_cast<std::size_t>(line.block)].marker == mark) {
            list.push_back(i);
        }
    }
    return list;
}

/// Are these items the headings of the document? `share`: how many of them the lexicon must know.
bool are_headings(const Document& document, const std::vector<Line>& lines, const std::vector<std::size_t>& list,
                  float share) {
    std::size_t known = 0;
    std::size_t over_text = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Line& line = lines[list[i]];
        const bool titled = !kinds_of_title(document, bare_title(document.text, line.text)).empty();
        if ((line.has_period() && !titled) || !may_be_title(document, line, line.text)) {
            return false;  // "Talks since 2020" is one
        }
        known += titled ? 1 : 0;
        over_text += list[i] + 1 < (i + 1 < list.size() ? list[i + 1] : lines.size()) ? 1 : 0;
    }
    return list.size() >= 3 && known >= 2 && static_cast<float>(known) >= share * static_cast<float>(list.size()) &&
           over_text * 5 >= list.size() * 4;
}

void raise(std::vector<Line>& lines, const std::vector<std::size_t>& list) {
    for (std::size_t i : list) {
        lines[i].kind = BlockKind::heading;
        lines[i].level = 1;
    }
}

}  // namespace

void raise_listed_headings(const Document& document, std::vector<Line>& lines) {
    const std::vector<std::size_t> numbered = outermost_list(document, lines);
    if (are_headings(document, lines, numbered, 1 / 3.0F)) {
        raise(lines, numbered);
        return;
    }
    constexpr std::size_t fewest_letters = 4;  // "A. Lee", "B. Kim" are authors
    const std::vector<std::size_t> lettered = lettered_list(document, lines);
    if (lettered.size() >= fewest_letters && are_headings(document, lines, lettered, 0.5F)) {
        raise(lines, lettered);
        return;
    }
    std::set<std::string> marks;
    for (const Line& line : lines) {
        const std::string& mark = document.blocks[static_cast<std::size_t>(line.block)].marker;
        if (line.is_item() && number_of(mark) == 0 && marks.size() < 5 && marks.insert(mark).second) {
            const std::vector<std::size_t> list = items_with(document, lines, mark);
            if (are_headings(document, lines, list, 0.5F)) {
                raise(lines, list);
                return;
            }
        }
    }
}

}  // namespace cvconv::recognizing
