#include "readers/recognize/sections/headings/wrapped_headings.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "readers/recognize/sections/headings/heading_titles.h"
#include "readers/recognize/sections/headings/margin_titles.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_words_of_part = 3;  // of each line

/// A short line set apart: capitals, bold, or marked as a heading.
bool is_set_apart(const Line& line) {
    return line.word_count() <= most_words_of_part && line.cells.size() == 1 && line.periods.empty() &&
           !line.is_item() && line.table == 0 && (line.capitals || line.style.bold || line.kind == BlockKind::heading);
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

/// "Honors and" over "Awards" in text without looks.
bool may_be_of_title(const Document& document, const Line& line) {
    const std::string_view own = line.text.of(document.text);
    return line.word_count() <= most_words_of_part && line.cells.size() == 1 && line.periods.empty() &&
           !line.is_item() && line.table == 0 && line.kind == BlockKind::paragraph && !line.starts_lower &&
           own.find_first_of(".,:;@0123456789") == std::string_view::npos;
}

/// The words of both in one line, as the lexicon has it.
std::string in_one_line(const Document& document, const Line& line, const Line& next) {
    std::string title;
    for (const Word& word : words_of(document.text, {line.text.begin, next.text.end})) {
        title += (title.empty() ? "" : " ") + std::string(word.where.of(document.text));
    }
    return title;
}

bool wraps_in_its_look(const Document& document, const std::vector<Line>& lines, std::size_t i) {
    const Line& line = lines[i];
    const Line& next = lines[i + 1];
    if (!is_set_apart(line) || !is_set_apart(next) || !same_look(line, next) ||
        !stands_right_below(document, line, next) || (is_set_apart(lines[i + 2]) && same_look(line, lines[i + 2]))) {
        return false;
    }
    Document alone;
    alone.text = in_one_line(document, line, next);
    return !kinds_of_title(alone, {0, static_cast<std::uint32_t>(alone.text.size())}).empty();
}

bool wraps_word_for_word(const Document& document, const std::vector<Line>& lines, std::size_t i) {
    const Line& line = lines[i];
    const Line& next = lines[i + 1];
    return may_be_of_title(document, line) && may_be_of_title(document, next) && same_look(line, next) &&
           stands_right_below(document, line, next) &&
           !lookup(Idea::section_headings, in_one_line(document, line, next)).empty();
}

void join(const Document& document, Line& line, const Line& next, DateOrder order) {
    const Span both{line.text.begin, next.text.end};
    line.runs.insert(line.runs.end(), next.runs.begin(), next.runs.end());
    line.text = both;
    line.cells = {both};
    line = part_of(document, line, both, order);
}

}  // namespace

void join_wrapped_headings(const Document& document, std::vector<Line>& lines) {
    constexpr int fewest = 2;  // without a look, one alone may be chance
    const DateOrder order = learn_date_order(document.text);
    const bool looks = std::any_of(lines.begin(), lines.end(),
                                   [](const Line& line) { return line.kind == BlockKind::heading || line.style.bold; });
    int plain = 0;
    // the first lines are the name and what one is; what ends the document heads nothing
    for (std::size_t i = 1; !looks && i + 2 < lines.size(); ++i) {
        plain += wraps_word_for_word(document, lines, i) ? 1 : 0;
    }
    std::size_t kept = 1;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const bool wraps = i + 2 < lines.size() && (wraps_in_its_look(document, lines, i) ||
                                                    (plain >= fewest && wraps_word_for_word(document, lines, i)));
        if (wraps) {
            join(document, lines[i], lines[i + 1], order);
        }
        if (kept != i) {
            lines[kept] = std::move(lines[i]);
        }
        ++kept;
        i += wraps ? 1 : 0;
    }
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(std::min(kept, lines.size())), lines.end());
    if (plain >= fewest) {
        part_margin_titles(document, lines);
    }
}

}  // namespace cvconv::recognizing
