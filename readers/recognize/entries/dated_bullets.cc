#include "readers/recognize/entries/dated_bullets.h"

#include <algorithm>

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_words = 14;

/// "PhD in Tides      2017 – today": the date in a cell of its own, at the end.
bool ends_dated(const Line& line) {
    return line.has_period() && !line.sentence && line.word_count() <= most_words && line.cells.size() == 2 &&
           line.cells.back().begin <= line.periods.back().where.begin &&
           line.periods.back().where.end + 2 >= line.text.end;
}

/// "Harbour University, Leith": a place where one may have been, without a date.
bool names_place_of_stay(const Line& line) {
    return !line.is_item() && !line.has_period() && !line.sentence && line.word_count() <= most_words &&
           line.count(Idea::institutions) + line.count(Idea::organizations) > 0;
}

/// "Acme, Leith" over "• Welder      2017 – today" and what he did there, a level deeper: a stay, whatever it is
/// called.
bool heads_stay(const std::vector<Line>& lines, std::size_t i) {
    const Line& line = lines[i];
    return i + 2 < lines.size() && !line.is_item() && !line.has_period() && !line.sentence &&
           line.word_count() <= most_words && lines[i + 1].is_item() && ends_dated(lines[i + 1]) &&
           lines[i + 2].is_item() && lines[i + 2].level > lines[i + 1].level;
}

bool heads_bullets(const std::vector<Line>& lines, std::size_t i) {
    return names_place_of_stay(lines[i]) || heads_stay(lines, i);
}

}  // namespace

void raise_dated_bullets(Section& section) {
    if (section.kind != SectionKind::work && section.kind != SectionKind::education &&
        section.kind != SectionKind::volunteer && section.kind != SectionKind::memberships) {
        return;
    }
    std::vector<Line>& lines = section.lines;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (!heads_bullets(lines, i) || !lines[i + 1].is_item()) {
            continue;
        }
        const int level = lines[i + 1].level;
        std::size_t end = i + 1;
        bool all = true;
        for (; end < lines.size() && (lines[end].is_item() || !heads_bullets(lines, end)); ++end) {
            all = all && (!lines[end].is_item() || lines[end].level > level || ends_dated(lines[end]));
        }
        for (std::size_t k = i + 1; all && k < end; ++k) {
            if (lines[k].is_item() && lines[k].level == level) {
                lines[k].kind = BlockKind::paragraph;
                lines[k].level = 0;
            } else if (lines[k].is_item()) {
                --lines[k].level;
            }
        }
    }
}

}  // namespace cvconv::recognizing
