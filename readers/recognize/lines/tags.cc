#include "readers/recognize/lines/tags.h"

#include <algorithm>

namespace cvconv::recognizing {

bool are_tags(const Document& document, const Line& line) {
    return line.cells.size() >= 2 && line.table == 0 && !line.has_period() && line.urls == 0 &&
           std::all_of(line.cells.begin(), line.cells.end(),
                       [&](Span cell) { return count_words(words_of(document.text, cell)) <= 3; });
}

namespace {

constexpr float widest_gap = 2.5F;  ///< between boxes, in sizes of the type

bool stand_close(const Document& document, const Line& line) {
    float size = line.style.size > 0 ? line.style.size : 1;
    const auto& cells = document.blocks[static_cast<std::size_t>(line.block)].cells;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (cells[i].left - cells[i - 1].right > widest_gap * size) {
            return false;
        }
    }
    return true;
}

/// Tags that stand close, no contact details, and mostly no words of organisations, positions or degrees.
bool are_tags_of_entry(const Document& document, const Line& line) {
    if (!are_tags(document, line) || line.kind == BlockKind::heading || line.emails > 0 || line.phones > 0) {
        return false;
    }
    float known = 0;  // of a row of many, some may have such a word: "property testing"
    for (Idea idea : {Idea::organizations, Idea::institutions, Idea::job_titles, Idea::degrees}) {
        known += line.count(idea);
    }
    bool plain = known < 1 || (line.cells.size() >= 3 && known * 2 < static_cast<float>(line.cells.size()));
    return plain && stand_close(document, line);
}

}  // namespace

bool are_plain_tags(const Document& document, const Line& line) {
    return !line.style.bold && are_tags_of_entry(document, line);
}

bool are_small_tags(const Document& document, const Line& line, float title_size) {
    return line.style.size < 0.85F * title_size && are_tags_of_entry(document, line);
}

}  // namespace cvconv::recognizing
