#include "readers/recognize/fields/skills/skill_titles.h"

#include <algorithm>
#include <array>

#include "readers/pieces/items.h"
#include "readers/recognize/fields/skills/skill_layout.h"

namespace cvconv::recognizing {

namespace {

/// "Methods / Practices" over "Card Sorting, Agile, Wireframing", but not "Go • Python" over "SQL • Bash • Perl".
bool is_title_of_two(std::string_view text, const Line& line, const Line& next) {
    const std::string_view own = line.text.of(text);
    constexpr std::array<std::string_view, 6> marks = {",", ";", ":", "•", "·", "："};
    const bool lists = std::any_of(marks.begin(), marks.end(),
                                   [&](std::string_view mark) { return own.find(mark) != std::string_view::npos; });
    return line.word_count() <= 4 && !lists && items_of(text, line.text).size() <= 2 &&
           items_of(text, next.text).size() >= 3;
}

/// Does the line stand out from the next: bold, larger, a heading, farther out?
bool stands_out(const Line& line, const Line& next) {
    const bool bolder = line.style.bold && !next.style.bold;
    const bool larger = line.style.size > next.style.size + 0.4F;
    const bool heading = line.kind == BlockKind::heading && next.kind != BlockKind::heading;
    const bool deeper = next.is_item() && (!line.is_item() || next.level > line.level);
    return bolder || larger || heading || deeper;
}

/// Is there a list below line `i`, perhaps with a level between: "Web Frameworks" over "Advanced" over "React,
/// Angular"?
bool has_list_below(std::string_view text, const std::vector<Line>& lines, std::size_t i) {
    const Line& next = lines[i + 1];
    const bool level_below = i + 2 < lines.size() && next.cells.size() == 1 && is_level(text, next.text) &&
                             !is_level(text, lines[i].text) && items_of(text, lines[i + 2].text).size() >= 2;
    return level_below || items_of(text, next.text).size() >= 2 || next.cells.size() >= 2;
}

}  // namespace

std::vector<bool> skill_titles(std::string_view text, const std::vector<Line>& lines) {
    std::vector<bool> titles(lines.size(), false);
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const Line& line = lines[i];
        const Line& next = lines[i + 1];
        const bool is_short = line.word_count() <= 6 && line.cells.size() == 1 &&
                              (items_of(text, line.text).size() == 1 || is_title_of_two(text, line, next));
        if (!is_short || line.table > 0) {
            continue;
        }
        titles[i] = line.text.of(text).ends_with(':') || stands_out(line, next) ||
                    (!line.is_item() && !next.is_item() && has_list_below(text, lines, i));
    }
    return titles;
}

}  // namespace cvconv::recognizing
