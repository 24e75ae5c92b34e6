#include "readers/recognize/fields/skills/language_grid.h"

#include <algorithm>

#include "readers/pieces/levels.h"
#include "readers/recognize/fields/skills/languages.h"

namespace cvconv::recognizing {

namespace {

/// "Lithuanian | native | native | native": cells with a word for how well. Empty where one says something else.
std::vector<Span> levels_in_cells(std::string_view text, const Line& line, Span name) {
    constexpr std::size_t fewest = 4;  // with the name
    if (line.cells.size() < fewest || !line.cells.front().contains(name)) {
        return {};
    }
    const std::vector<Span> levels(line.cells.begin() + 1, line.cells.end());
    const bool all = std::all_of(levels.begin(), levels.end(), [&](Span cell) {
        const auto fluency = find_fluency(text, cell);
        return fluency.size() == 1 && fluency.front().where == cell;
    });
    return all ? levels : std::vector<Span>{};
}

}  // namespace

std::vector<Span> grid_levels(std::string_view text, const Line& line, Span name) {
    if (std::vector<Span> cells = levels_in_cells(text, line, name); !cells.empty()) {
        return cells;
    }
    std::vector<Span> levels;
    Span rest{name.end, line.text.end};
    for (const Word& word : words_of(text, rest)) {
        bool level = word.folded.size() == 2 && word.folded[0] >= 'a' && word.folded[0] <= 'c' &&
                     word.folded[1] >= '1' && word.folded[1] <= '2';
        if (!level) {
            return {};
        }
        levels.push_back(word.where);
    }
    return levels.size() >= 3 ? levels : std::vector<Span>{};
}

void add_grid_row(Reading& reading, Span name, const std::vector<Span>& levels) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    bool same = std::all_of(levels.begin(), levels.end(),
                            [&](Span level) { return level.of(text) == levels.front().of(text); });
    Span all{levels.front().begin, levels.back().end};
    add_language(reading, name, same ? levels.front() : all);
    if (reading.cv.languages.empty()) {
        return;
    }
    Language& l = reading.cv.languages.back();
    if (same && l.fluency) {
        l.fluency->where = {all};
    }
    if (levels.size() == 5) {
        l.listening = found(document, levels[0], Confidence::stated, "languages.grid");
        l.reading = found(document, levels[1], Confidence::stated, "languages.grid");
        if (same) {
            l.spoken_interaction = found(document, levels[2], Confidence::stated, "languages.grid");
            l.spoken_production = found(document, levels[3], Confidence::stated, "languages.grid");
            l.writing = found(document, levels[4], Confidence::stated, "languages.grid");
        }
    }
}

}  // namespace cvconv::recognizing
