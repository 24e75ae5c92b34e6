#include "readers/recognize/fields/skills/language_skills.h"

#include <algorithm>

#include "readers/pieces/language_names.h"
#include "readers/recognize/sections/mending/mixed_lists.h"

namespace cvconv::recognizing {

namespace {

/// "Reading | Good", "Reading: Good"; the skill is empty where the line is another.
struct SkillRow {
    Span skill;
    Span level;
};

SkillRow row_of(const Document& document, const Line& line) {
    constexpr std::size_t most_words = 6;  // of the level
    SkillRow row;
    if (line.cells.size() == 2) {
        row = {strip(document.text, line.cells[0], ":"), line.cells[1]};
    } else if (Span label, rest; split_label(document, line, label, rest)) {
        row = {label, rest};
    }
    const bool is_row = !row.level.empty() && count_words(words_of(document.text, row.level)) <= most_words &&
                        means(Idea::language_words, row.skill.of(document.text), "skill") &&
                        find_language_names(document.text, row.level).empty();
    return is_row ? row : SkillRow{};
}

}  // namespace

std::size_t read_language_skills(Reading& reading, const std::vector<Line>& lines, std::size_t i) {
    const Document& document = reading.document;
    auto& languages = reading.cv.languages;
    std::vector<SkillRow> rows;
    while (i + rows.size() < lines.size()) {
        const SkillRow row = row_of(document, lines[i + rows.size()]);
        if (row.skill.empty()) {
            break;
        }
        rows.push_back(row);
    }
    if (rows.size() < 2 || languages.empty() || languages.back().fluency) {
        return 0;
    }
    const std::string_view level = rows.front().level.of(document.text);
    const bool same = std::all_of(rows.begin(), rows.end(),
                                  [&](const SkillRow& row) { return row.level.of(document.text) == level; });
    Found<std::string> fluency{std::string(same ? level : ""), {}, Confidence::stated, "languages.fluency.skills"};
    for (const SkillRow& row : rows) {
        fluency.where.push_back(row.level);
        if (same) {
            reading.label(row.skill);
        } else {
            fluency.where.insert(fluency.where.end() - 1, row.skill);
            fluency.value += fluency.value.empty() ? "" : ", ";
            fluency.value.append(row.skill.of(document.text)).append(": ").append(row.level.of(document.text));
        }
    }
    languages.back().fluency = std::move(fluency);
    return rows.size();
}

}  // namespace cvconv::recognizing
