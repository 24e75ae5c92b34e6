#include "readers/recognize/sections/wrapped_headings.h"

#include <algorithm>
#include <iterator>

#include "readers/recognize/sections/heading_titles.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_words = 3;  // of each line

/// A short line set apart: capitals, bold, or marked as a heading.
bool is_set_apart(const Line& line) {
    return line.word_count() <= most_words && line.cells.size() == 1 && line.periods.empty() && !line.is_item() &&
           line.table == 0 && (line.capitals || line.style.bold || line.kind == BlockKind::heading);
}

bool same_look(const Line& a, const Line& b) {
    return a.kind == b.kind && a.level == b.level && a.style.size == b.style.size && a.style.bold == b.style.bold &&
           a.style.italic == b.style.italic && a.capitals == b.capitals;
}

/// Right below, with nothing between them; what is marked as headings stands apart even so.
bool stands_right_below(const Document& document, const Line& line, const Line& next) {
    constexpr float line_apart = 0.4F;
    const bool near = line.kind == BlockKind::heading || next.gap_before < line_apart;
    return near && line.page == next.page && line.region == next.region && next.text.begin > line.text.end &&
           trim(std::string_view(document.text).substr(line.text.end, next.text.begin - line.text.end)).empty();
}

}  // namespace

void join_wrapped_headings(const Document& document, std::vector<Line>& lines) {
    const DateOrder order = learn_date_order(document.text);
    // the first lines are the name and what one is; what ends the document heads nothing
    for (std::size_t i = 1; i + 2 < lines.size(); ++i) {
        Line& line = lines[i];
        const Line& next = lines[i + 1];
        if (!is_set_apart(line) || !is_set_apart(next) || !same_look(line, next) ||
            !stands_right_below(document, line, next) ||
            (is_set_apart(lines[i + 2]) && same_look(line, lines[i + 2]))) {
            continue;
        }
        const Span both{line.text.begin, next.text.end};
        std::string title;  // in one line, as the lexicon has it
        for (const Word& word : words_of(document.text, both)) {
            title += (title.empty() ? "" : " ") + std::string(word.where.of(document.text));
        }
        Document alone;
        alone.text = title;
        if (kinds_of_title(alone, {0, static_cast<std::uint32_t>(title.size())}).empty()) {
            continue;
        }
        line.runs.insert(line.runs.end(), next.runs.begin(), next.runs.end());
        line.text = both;
        line.cells = {both};
        line = part_of(document, line, both, order);
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

}  // namespace cvconv::recognizing
