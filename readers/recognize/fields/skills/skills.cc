// Skills: groups ("Languages: C++, Go"), flat lists, and levels.

#include <algorithm>

#include "readers/recognize/entries/items.h"
#include "readers/recognize/fields/skills/skill_columns.h"
#include "readers/recognize/fields/skills/skill_layout.h"
#include "readers/recognize/reading.h"
#include "readers/recognize/sections/mixed_lists.h"

namespace cvconv::recognizing {

namespace {

/// "AutoCAD – advanced", "Excel: good" → name and level; the level is empty where there is none.
std::pair<Span, Span> with_level(std::string_view text, Span item) {
    std::string_view own = item.of(text);
    for (std::string_view separator : {" – ", " — ", " - ", ": ", " : "}) {
        std::size_t at = own.rfind(separator);
        if (at == std::string_view::npos) {
            continue;
        }
        Span head = trim(text, {item.begin, static_cast<std::uint32_t>(item.begin + at)});
        Span tail = trim(text, {static_cast<std::uint32_t>(item.begin + at + separator.size()), item.end});
        if (is_level(text, tail)) {
            return {head, tail};
        }
    }
    return {item, {}};
}

/// Do most items say how well, in brackets?
bool have_levels(std::string_view text, const std::vector<Span>& items) {
    auto count = std::count_if(items.begin(), items.end(), [&](Span item) {
        Bracketed b = split_brackets(text, item);
        return !b.inside.empty() && is_level(text, b.inside);
    });
    return count >= 1 && count * 2 > static_cast<std::ptrdiff_t>(items.size());
}

void add_single(Reading& reading, Span item) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    Skill skill;
    Bracketed b = split_brackets(text, item);
    if (!b.inside.empty() && is_level(text, b.inside)) {
        skill.name = found(document, b.head, Confidence::inferred, "skills.name");
        skill.level = found(document, b.inside, Confidence::stated, "skills.level");
        reading.cv.skills.push_back(std::move(skill));
        return;
    }
    auto [head, level] = with_level(text, item);
    skill.name = found(document, head, Confidence::inferred, "skills.name");
    if (!level.empty()) {
        skill.level = found(document, level, Confidence::stated, "skills.level");
    }
    reading.cv.skills.push_back(std::move(skill));
}

/// Names between commas or one a line, no labels, levels or sentences.
bool are_plain_lists(const Document& document, const std::vector<Line>& lines) {
    return !lines.empty() && std::none_of(lines.begin(), lines.end(), [&](const Line& line) {
        Span label;
        Span rest;
        return line.table > 0 || line.sentence || split_label(document, line, label, rest) ||
               have_levels(document.text, keywords_in(document.text, line.text)) ||
               !with_level(document.text, line.text).second.empty();
    });
}

}  // namespace

void read_skills(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    const auto& lines = section.lines;
    // Does this section print its groups as a label line with the list under it? Lines that stand out
    // (bold, heading, outer bullets) and are followed by lines that do not.
    std::vector<bool> is_title(lines.size(), false);
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const Line& line = lines[i];
        const Line& next = lines[i + 1];
        bool one = items_of(text, line.text).size() == 1;
        // "Methods / Practices" over "Card Sorting, Agile, Wireframing", but not "Go • Python" over "SQL • Bash • Perl"
        bool of_two = line.word_count() <= 4 && line.text.of(text).find_first_of(",;:") == std::string_view::npos &&
                      items_of(text, line.text).size() <= 2 && line.text.of(text).find("•") == std::string_view::npos &&
                      line.text.of(text).find("·") == std::string_view::npos &&
                      line.text.of(text).find("：") == std::string_view::npos && items_of(text, next.text).size() >= 3;
        bool short_line = line.word_count() <= 6 && (one || of_two) && line.cells.size() == 1;
        bool bolder = line.style.bold && !next.style.bold;
        bool larger = line.style.size > next.style.size + 0.4F;
        bool heading = line.kind == BlockKind::heading && next.kind != BlockKind::heading;
        bool deeper = next.is_item() && (!line.is_item() || next.level > line.level);
        // "Web Frameworks" over "Advanced" over "React, Angular"
        bool level_below = i + 2 < lines.size() && next.cells.size() == 1 && is_level(text, next.text) &&
                           !is_level(text, line.text) && items_of(text, lines[i + 2].text).size() >= 2;
        bool list_below = level_below || items_of(text, next.text).size() >= 2 || next.cells.size() >= 2;
        is_title[i] =
            short_line && (bolder || larger || heading || deeper || (list_below && !line.is_item() && !next.is_item()));
        if (line.text.of(text).ends_with(':')) {
            is_title[i] = short_line;
        }
        if (is_title[i] && line.table > 0) {
            is_title[i] = false;
        }
    }
    const bool bare_labels = are_labelled_without_colon(document, lines);
    const bool parted_by_blanks = is_parted_by_blanks(document, lines);
    const bool dashed = are_labelled_at_dash(text, lines);
    const bool column_of_levels = has_column_of_levels(text, lines);
    const bool phrases = are_phrases(document, lines);
    const std::set<std::string> levels = levels_in_brackets(text, lines);
    if (section.names_group && std::find(is_title.begin(), is_title.end(), true) == is_title.end() &&
        are_plain_lists(document, lines)) {
        Skill skill;
        skill.name = found(document, section.title, Confidence::inferred, "skills.group.title");
        for (const Line& line : lines) {
            for (Span item : keywords_in(text, line.text)) {
                add_keyword(reading, skill, item);
            }
        }
        reading.cv.skills.push_back(std::move(skill));
        return;
    }
    std::optional<Skill> open;
    const Line* title = nullptr;  // of the open group
    // "Go  Python  SQL" below "Backend": tags, set otherwise than their title, are no label with its value
    auto below_title = [&](const Line& line) {
        return open && title != nullptr &&
               (line.style.size < title->style.size - 0.4F || (title->style.bold && !line.style.bold) ||
                line.left > title->left + 3);
    };
    auto close = [&] {
        if (open) {
            reading.cv.skills.push_back(std::move(*open));
            open.reset();
        }
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (i == 0 && title_is_label(document, section)) {
            Skill skill;
            skill.name = found(document, section.title, Confidence::inferred, "skills.group.title");
            for (Span item : keywords_in(text, line.text)) {
                add_keyword(reading, skill, item);
            }
            reading.cv.skills.push_back(std::move(skill));
            continue;
        }
        if (line.table_header) {
            close();
            const std::size_t last = read_columns(reading, lines, i);
            if (last == i) {
                reading.label(line.text);
            }
            i = last;
            continue;
        }
        Span label;
        Span rest;
        bool level_line = line.word_count() <= 4 && line.cells.size() == 1 && is_level(text, line.text);
        if (level_line && open && !open->level && open->keywords.empty()) {
            open->level = found(document, line.text, Confidence::inferred, "skills.level.below");
            continue;
        }
        if (level_line && !open && i > 0 && !reading.cv.skills.empty() && !reading.cv.skills.back().level &&
            reading.cv.skills.back().keywords.empty()) {
            reading.cv.skills.back().level = found(document, line.text, Confidence::inferred, "skills.level.below");
            continue;
        }
        if (is_title[i]) {
            close();
            open.emplace();
            title = &line;
            Span name = strip(text, line.text, ":");
            if (auto [head, level] = with_level(text, name); !level.empty()) {  // "Transactions — Expert"
                open->level = found(document, level, Confidence::stated, "skills.level");
                name = head;
            }
            open->name = found(document, name, Confidence::inferred, "skills.group");
            continue;
        }
        bool colon = line.text.of(text).find(':') != std::string_view::npos;
        bool tags = below_title(line) && !colon;
        if (Labelled l = bare_labels && !colon ? bare_label(document, line) : Labelled{}; !l.key.empty()) {
            close();
            Skill skill;
            skill.name = found(document, l.label, Confidence::inferred, "skills.group");
            for (Span item : keywords_in(text, l.value)) {
                add_keyword(reading, skill, item);
            }
            reading.cv.skills.push_back(std::move(skill));
            continue;
        }
        if (!tags && (split_label(document, line, label, rest) || (dashed && split_at_dash(text, line, label, rest)))) {
            close();
            Skill skill;
            // "Design: Intermediate      Keywords: Sketch, Figma"
            Labelled beside = label_beside(document, line, Idea::entry_labels, "technologies");
            if (Span before{rest.begin, beside.label.begin};
                !beside.key.empty() && before.end > before.begin && is_level(text, trim(text, before))) {
                reading.label(beside.label);
                skill.level = found(document, trim(text, before), Confidence::stated, "skills.level");
                rest = beside.value;
            }
            // "Expert: Go, Python", "Go, C++, Perl      expert": a level for each
            const bool level_first = is_level(text, label);
            if (const Span list = level_first ? rest : label;
                (level_first || is_level(text, rest)) && items_of(text, list).size() >= (level_first ? 2U : 3U)) {
                for (Span item : items_of(text, list)) {
                    Skill each;
                    each.name = found(document, item, Confidence::inferred, "skills.name");
                    each.level = found(document, level_first ? label : rest, Confidence::stated, "skills.level");
                    reading.cv.skills.push_back(std::move(each));
                }
                continue;
            }
            if (is_level(text, rest) ||
                (column_of_levels && items_of(text, rest).size() == 1 && words_of(text, rest).size() <= 4)) {
                skill.name = found(document, label, Confidence::inferred, "skills.name");
                skill.level = found(document, rest, Confidence::stated, "skills.level");
                open = std::move(skill);  // what follows in another look are its keywords
                title = &line;
                continue;
            }
            // "Software: Excel (very good), Access (basics)" alone is no group among others: a level for each
            if (std::vector<Span> items = keywords_in(text, rest); lines.size() == 1 && have_levels(text, items)) {
                reading.label(label);
                for (Span item : items) {
                    add_single(reading, item);
                }
                continue;
            }
            // "Databases (advanced): Postgres, Redis"
            if (Bracketed b = split_brackets(text, label); !b.head.empty() && is_level(text, b.inside)) {
                skill.level = found(document, b.inside, Confidence::stated, "skills.level");
                label = b.head;
            }
            skill.name = found(document, label, Confidence::inferred, "skills.group");
            // "Web: `Haskell` `Scala`": each a cell of its own
            const bool tagged = line.cells.size() > 2 && keywords_in(text, rest).size() == 1;
            for (Span cell : tagged ? line.cells : std::vector<Span>{rest}) {
                Span own{std::max(cell.begin, rest.begin), std::min(cell.end, rest.end)};
                if (own.begin >= own.end) {
                    continue;
                }
                for (Span item : parted_by_blanks ? names_between_blanks(text, own) : keywords_in(text, own)) {
                    add_keyword(reading, skill, item);
                }
            }
            if (rest.empty()) {
                open = std::move(skill);
            } else {
                reading.cv.skills.push_back(std::move(skill));
            }
            continue;
        }
        if (Bracketed b = split_brackets(text, line.text);
            !levels.empty() && !b.inside.empty() && levels.contains(fold(b.inside.of(text)))) {
            if (open) {
                reading.label(open->name->where.front());
                open.reset();
            }
            Skill skill;
            skill.name = found(document, b.head, Confidence::inferred, "skills.name");
            skill.level = found(document, b.inside, Confidence::inferred, "skills.level.bracket");
            reading.cv.skills.push_back(std::move(skill));
            continue;
        }
        std::vector<Span> items;
        if (phrases || (line.sentence && !line.is_item() && !is_long_list(text, line.text))) {
            items.push_back(line.text);
        } else {
            for (Span cell : line.cells) {
                for (Span item : keywords_in(text, cell)) {
                    items.push_back(item);
                }
            }
        }
        if (open && open->level && open->keywords.empty() && !below_title(line)) {
            close();
        }
        // "Field work" behind the items that stand deeper, below "Programming"
        if (open && title != nullptr && title->is_item() && line.is_item() && line.level <= title->level &&
            !open->keywords.empty()) {
            close();
        }
        if (open) {
            for (Span item : items) {
                add_keyword(reading, *open, item);
            }
        } else {
            for (Span item : items) {
                add_single(reading, item);
            }
        }
    }
    close();
}

}  // namespace cvconv::recognizing
