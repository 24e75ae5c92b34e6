#include "readers/recognize/fields/skills/languages_among_skills.h"

#include <optional>

#include "readers/pieces/language_names.h"
#include "readers/pieces/levels.h"
#include "readers/recognize/fields/skills/languages.h"

namespace cvconv::recognizing {

namespace {

struct Spoken {
    Span name;
    Span level;  ///< empty = not said
};

/// "(native)", "– B2" → what stands in it
Span without_brackets(std::string_view text, Span span) {
    return strip(text, trim_punctuation(text, span), "()[]");
}

/// A name, with nothing but how well before or behind it: "Advanced French", "English FCE B2", but not "French
/// cooking".
std::optional<Spoken> spoken_in(std::string_view text, Span item) {
    constexpr std::size_t longest = 4;  // words about how well
    const auto names = find_language_names(text, item);
    if (names.size() != 1) {
        return std::nullopt;
    }
    const Span name = names.front().where;
    if (name == item) {
        return Spoken{name, {}};
    }
    const Span rest = name.begin == item.begin ? without_brackets(text, {name.end, item.end})
                                               : without_brackets(text, {item.begin, name.begin});
    const bool at_edge = name.begin == item.begin || name.end == item.end;
    if (!at_edge || words_of(text, rest).size() > longest || find_fluency(text, rest).empty()) {
        return std::nullopt;
    }
    return Spoken{name, rest};
}

std::optional<Spoken> spoken_in(std::string_view text, const Found<std::string>& value) {
    return value.where.size() == 1 ? spoken_in(text, value.where.front()) : std::nullopt;
}

}  // namespace

void move_languages_out_of_skills(Reading& reading) {
    std::string_view text = reading.document.text;
    const bool others = !reading.cv.languages.empty();
    auto& skills = reading.cv.skills;
    for (auto skill = skills.begin(); skill != skills.end();) {
        const bool single = skill->keywords.empty();
        if (auto spoken = single && skill->name ? spoken_in(text, *skill->name) : std::nullopt) {
            if (skill->level && skill->level->where.size() == 1 && spoken->level.empty()) {
                spoken->level = skill->level->where.front();
            }
            if (!spoken->level.empty() || !others) {
                add_language(reading, spoken->name, spoken->level);
                skill = skills.erase(skill);
                continue;
            }
        }
        for (auto keyword = skill->keywords.begin(); keyword != skill->keywords.end();) {
            const auto spoken = spoken_in(text, *keyword);
            if (!spoken || spoken->level.empty()) {
                ++keyword;
                continue;
            }
            add_language(reading, spoken->name, spoken->level);
            keyword = skill->keywords.erase(keyword);
        }
        if (!single && skill->keywords.empty()) {
            for (const Span where : skill->name ? skill->name->where : std::vector<Span>{}) {
                reading.label(where);
            }
            skill = skills.erase(skill);
            continue;
        }
        ++skill;
    }
}

}  // namespace cvconv::recognizing
