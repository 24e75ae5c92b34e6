#include "readers/recognize/fields/skills/skill_columns.h"

#include <algorithm>

#include "readers/pieces/items.h"
#include "readers/recognize/fields/skills/skill_layout.h"

namespace cvconv::recognizing {

void add_keyword(Reading& reading, Skill& skill, Span item) {
    skill.keywords.push_back(found(reading.document, item, Confidence::inferred, "skills.keyword"));
}

namespace {

/// "Design | Research | Tools" above rows of one name each; false if it is another table: "Skill | Level".
bool read_columns_of_names(Reading& reading, const std::vector<Line>& lines, std::size_t header) {
    constexpr std::size_t fewest_rows = 2;
    constexpr std::size_t most_words = 5;  // of a name
    const std::string_view text = reading.document.text;
    const Line& names = lines[header];
    std::size_t end = header + 1;
    auto is_name = [&](Span cell) {
        return items_of(text, cell).size() == 1 && words_of(text, cell).size() <= most_words && !is_level(text, cell);
    };
    auto says_how_well = [&](Span cell) {
        return means(Idea::entry_labels, cell.of(text), {"level", "period", "score", "description"});
    };
    for (; end < lines.size() && lines[end].table == names.table && !lines[end].table_header; ++end) {
        if (lines[end].cells.size() != names.cells.size() || lines[end].has_period() ||
            !std::all_of(lines[end].cells.begin(), lines[end].cells.end(), is_name)) {
            return false;
        }
    }
    if (names.cells.size() < 2 || end < header + 1 + fewest_rows ||
        std::any_of(names.cells.begin(), names.cells.end(), says_how_well)) {
        return false;
    }
    for (std::size_t c = 0; c < names.cells.size(); ++c) {
        Skill skill;
        skill.name = found(reading.document, names.cells[c], Confidence::inferred, "skills.group.column");
        for (std::size_t row = header + 1; row < end; ++row) {
            add_keyword(reading, skill, lines[row].cells[c]);
        }
        reading.cv.skills.push_back(std::move(skill));
    }
    return true;
}

/// "I dream in | I work in" above "Elixir, Rust | Go, Kafka, Nix": each column is a group. The row of lists follows
/// the header at `header`; false if it is another table.
bool read_columns_of_lists(Reading& reading, const std::vector<Line>& lines, std::size_t header) {
    std::string_view text = reading.document.text;
    const Line& names = lines[header];
    bool last =
        header + 1 < lines.size() && (header + 2 >= lines.size() || lines[header + 2].table != lines[header + 1].table);
    if (!last || lines[header + 1].table != names.table || lines[header + 1].cells.size() != names.cells.size() ||
        names.cells.size() < 2) {
        return false;
    }
    const Line& lists = lines[header + 1];
    auto listed = std::count_if(lists.cells.begin(), lists.cells.end(),
                                [&](Span cell) { return keywords_in(text, cell).size() >= 2; });
    if (listed * 2 <= static_cast<std::ptrdiff_t>(lists.cells.size())) {
        return false;
    }
    for (std::size_t c = 0; c < names.cells.size(); ++c) {
        Skill skill;
        skill.name = found(reading.document, names.cells[c], Confidence::inferred, "skills.group.column");
        for (Span item : keywords_in(text, lists.cells[c])) {
            add_keyword(reading, skill, item);
        }
        reading.cv.skills.push_back(std::move(skill));
    }
    return true;
}

}  // namespace

std::size_t read_columns(Reading& reading, const std::vector<Line>& lines, std::size_t header) {
    if (read_columns_of_lists(reading, lines, header)) {
        return header + 1;
    }
    std::size_t last = header;
    if (read_columns_of_names(reading, lines, header)) {
        while (last + 1 < lines.size() && lines[last + 1].table == lines[header].table) {
            ++last;
        }
    }
    return last;
}

}  // namespace cvconv::recognizing
