// Spoken languages and how well.

#include "readers/recognize/fields/skills/languages.h"

#include <algorithm>

#include "readers/function_words.h"
#include "readers/recognize/characters.h"
#include "readers/recognize/entries/items.h"
#include "readers/recognize/fields/skills/language_grid.h"
#include "readers/recognize/fields/skills/language_names.h"
#include "readers/recognize/fields/skills/levels.h"
#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

namespace {

/// "Muttersprache(n)", "Madrelingua(e": without the plural's ending that a form offers.
Span without_ending(std::string_view text, Span span) {
    span = trim_punctuation(text, span);
    std::size_t open = span.of(text).rfind('(');
    if (open != std::string_view::npos && open > 2 && span.of(text)[open - 1] != ' ' && span.size() - open <= 4) {
        span.end = static_cast<std::uint32_t>(span.begin + open);
    }
    return span;
}

/// "Mother tongue (A": the bracket that was opened inside closes behind.
Span with_bracket(std::string_view text, Span span, Span within) {
    std::string_view own = span.of(text);
    bool open = std::count(own.begin(), own.end(), '(') > std::count(own.begin(), own.end(), ')');
    span.end += open && span.end < within.end && text[span.end] == ')' ? 1U : 0U;
    return span;
}

/// "（日常会話）" → 日常会話
Span without_wide_brackets(std::string_view text, Span span) {
    constexpr std::uint32_t size = 3;  // bytes
    bool both = span.of(text).starts_with("（") && span.of(text).ends_with("）");
    return both ? trim(text, {span.begin + size, span.end - size}) : span;
}

/// "English (C2), Frisian (swearing only)": each item a name with a bracket, so each a language, also those that no
/// list has. Empty where it is not so.
std::vector<Span> bracketed_languages(std::string_view text, Span line, std::size_t known) {
    std::vector<Span> items = items_of(text, line);
    bool all = std::all_of(items.begin(), items.end(), [&](Span item) {
        Bracketed b = split_brackets(text, item);
        return !b.inside.empty() && words_of(text, b.head).size() <= 3 && find_language_names(text, b.head).size() <= 1;
    });
    return all && items.size() >= 2 && known * 2 >= items.size() ? items : std::vector<Span>{};
}

/// "Danish | English" over "native | C1": the names in a row, how well in the row below. False if it is another table.
bool read_columns(Reading& reading, const Line& names, const Line& levels) {
    std::string_view text = reading.document.text;
    bool named = names.cells.size() >= 2 && names.cells.size() == levels.cells.size() &&
                 std::all_of(names.cells.begin(), names.cells.end(), [&](Span cell) {
                     auto found = find_language_names(text, cell);
                     return found.size() == 1 && found.front().where == trim(text, cell);
                 });
    if (!named || !find_language_names(text, levels.text).empty()) {
        return false;
    }
    for (std::size_t i = 0; i < names.cells.size(); ++i) {
        add_language(reading, names.cells[i], levels.cells[i]);
    }
    return true;
}

/// "Fluent in Danish; Conversational knowledge of Dutch": each item ends with its language. False if the line is
/// something else.
bool add_levels_before(Reading& reading, Span line) {
    std::string_view text = reading.document.text;
    std::vector<std::pair<Span, Span>> found;
    for (Span item : items_of(text, strip(text, line, "."))) {
        auto names = find_language_names(text, item);
        if (names.size() != 1 || names.front().where.end != item.end || names.front().where.begin <= item.begin + 3) {
            return false;
        }
        auto before = words_of(text, {item.begin, names.front().where.begin});
        if (before.size() >= 2 && before.back().where.size() <= 3) {
            before.pop_back();  // "in", "of"
        }
        found.emplace_back(names.front().where, Span{item.begin, before.back().where.end});
    }
    bool levels = std::all_of(found.begin(), found.end(), [&](const auto& pair) {
        return !find_fluency(text, pair.second).empty() && words_of(text, pair.second).size() <= 4;
    });
    if (found.size() < 2 || !levels) {
        return false;
    }
    for (auto [name, level] : found) {
        add_language(reading, name, level);
    }
    return true;
}

/// The part of `item` besides the language's name: "German (native)" → native, "C1 in Spanish" → C1.
Span rest_of(std::string_view text, Span item, Span name) {
    Span after = strip(text, trim_punctuation(text, {name.end, item.end}), "()[]:;,|");
    if (Span inside = without_wide_brackets(text, trim(text, {name.end, item.end})); inside.end < item.end) {
        return inside;
    }
    if (!after.empty()) {
        return with_bracket(text, trim_punctuation(text, after),
                            {item.begin, std::min(item.end + 1, static_cast<std::uint32_t>(text.size()))});
    }
    return trim_punctuation(text, strip(text, trim_punctuation(text, {item.begin, name.begin}), "()[]:;,|"));
}

/// "Norwegian and" before "Danish" → Norwegian
Span without_joiner(std::string_view text, Span item, bool last) {
    const std::size_t blank = item.of(text).rfind(' ');
    if (last || blank == std::string_view::npos) {
        return item;
    }
    return joins_names(item.of(text).substr(blank + 1))
               ? Span{item.begin, static_cast<std::uint32_t>(item.begin + blank)}
               : item;
}

/// "Igala" of "English, Igala and", before a language that is known; empty if a level stands there, or nothing.
Span unlisted_behind(std::string_view text, Span name, Span item, bool last) {
    const Span behind{name.end, item.end};
    if (!behind.of(text).starts_with(", ")) {
        return {};
    }
    const Span other = trim_punctuation(text, without_joiner(text, behind, last));
    const bool word = words_of(text, other).size() == 1 && is_upper(character_at(text, other.begin));
    return word && find_fluency(text, other).empty() &&
                   other.of(text).find_first_of("0123456789") == std::string_view::npos
               ? other
               : Span{};
}

/// "Norwegian and Danish (native)", "Danish, Dutch and Frisian (fluent); …": does what is said of the next language
/// hold for this one, too?
bool shares_level(std::string_view text, const Line& line, const std::vector<FoundLanguage>& names, std::size_t n) {
    const Span between{names[n].where.end, names[n + 1].where.begin};
    const std::string_view mark = trim(between.of(text));
    if (mark == "&" || is_joiner(fold(mark))) {
        return true;
    }
    const bool groups = line.text.of(text).find(';') != std::string_view::npos;
    return mark == "," && groups && n + 2 < names.size() && shares_level(text, line, names, n + 1);
}

/// "Fluent in Spanish and English", "Communication: fluent in …": the level that stands before "in" and is of all of
/// them; empty if the line says anything else.
Span level_of_all(std::string_view text, const Line& line, const std::vector<FoundLanguage>& names) {
    const auto& words = line.words;
    std::size_t in = 1;
    while (in < words.size() && !is_in(words[in].folded)) {
        ++in;
    }
    if (in >= words.size()) {
        return {};
    }
    Span level{words.front().where.begin, words[in - 1].where.end};
    if (const std::size_t colon = level.of(text).find(": "); colon != std::string_view::npos) {
        level = trim(text, {static_cast<std::uint32_t>(level.begin + colon + 1), level.end});
    }
    const bool rest =
        std::all_of(words.begin() + static_cast<std::ptrdiff_t>(in) + 1, words.end(), [&](const Word& word) {
            return may_join(word.folded) || std::any_of(names.begin(), names.end(), [&](const FoundLanguage& name) {
                       return name.where.contains(word.where);
                   });
        });
    const auto levels = find_fluency(text, level);
    return rest && levels.size() == 1 && names.front().where.begin > level.end ? level : Span{};
}

}  // namespace

void add_language(Reading& reading, Span name, Span fluency) {
    const Document& document = reading.document;
    Language l;
    l.language = text_of(document, trim_punctuation(document.text, name), Confidence::stated, "languages.language");
    l.fluency = text_of(document, without_ending(document.text, fluency), Confidence::stated, "languages.fluency");
    if (!l.language) {
        return;
    }
    // "English (fluent) C2": of the bracket the end is left
    if (l.fluency && l.fluency->value.find('(') == std::string::npos) {
        std::erase(l.fluency->value, ')');
    }
    if (auto code = language_code_of(l.language->value); !code.empty()) {
        l.code = Found<std::string>{std::string(code), l.language->where, Confidence::stated, "languages.code"};
    }
    reading.cv.languages.push_back(std::move(l));
}

namespace {

void read_lines(Reading& reading, const std::vector<Line>& lines) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    std::vector<std::vector<Span>> grid(lines.size());
    std::size_t last_row = 0;  // of the grid
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto names = find_language_names(text, lines[i].text);
        if (names.size() == 1 && names.front().where.begin <= lines[i].text.begin + 2) {
            grid[i] = grid_levels(text, lines[i], names.front().where);
            last_row = grid[i].empty() ? last_row : i;
        }
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (i + 1 < lines.size() && read_columns(reading, line, lines[i + 1])) {
            ++i;
            continue;
        }
        if (line.table_header) {
            reading.label(line.text);
            continue;
        }
        auto names = find_listed_languages(text, line.text);
        if (!grid[i].empty()) {
            add_grid_row(reading, names.front().where, grid[i]);
            continue;
        }
        bool heads_grid =
            i < last_row && std::any_of(grid.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                        grid.begin() + static_cast<std::ptrdiff_t>(std::min(i + 5, grid.size())),
                                        [](const auto& row) { return !row.empty(); });
        bool below_grid = last_row > 0 && i > last_row && find_fluency(text, line.text).size() != 1;
        if (names.empty() && (heads_grid || below_grid)) {
            reading.label(line.text);  // "Listening  Reading  …" above it, "(*) Common European Framework …" below
            continue;
        }
        if (names.empty()) {
            // a level on a line of its own belongs to the language above it
            if (!reading.cv.languages.empty() && !reading.cv.languages.back().fluency && line.word_count() <= 12) {
                reading.cv.languages.back().fluency =
                    found(document, line.text, Confidence::inferred, "languages.fluency.below");
            } else if (line.word_count() <= 5 && line.cells.size() <= 3 && !line.text.of(text).ends_with(':')) {
                // a language that no list knows
                Bracketed b = split_brackets(text, line.cells.front());
                Span fluency = line.cells.size() > 1 ? Span{line.cells[1].begin, line.text.end} : b.inside;
                // "Dagbani, native"
                if (const std::vector<Span> items = items_of(text, line.text);
                    fluency.empty() && items.size() == 2 && !find_fluency(text, items[1]).empty()) {
                    b.head = items[0];
                    fluency = items[1];
                }
                // "Ga: conversational"
                for (std::string_view mark : {": ", " - ", " – ", " — "}) {
                    const std::size_t at = line.text.of(text).find(mark);
                    if (at == std::string_view::npos || !fluency.empty()) {
                        continue;
                    }
                    const Span rest =
                        trim(text, {static_cast<std::uint32_t>(line.text.begin + at + mark.size()), line.text.end});
                    if (!find_fluency(text, rest).empty()) {
                        b.head = trim(text, {line.text.begin, static_cast<std::uint32_t>(line.text.begin + at)});
                        fluency = rest;
                    }
                }
                add_language(reading, b.head, fluency);
            }
            continue;
        }
        if (const Span level = level_of_all(text, line, names); !level.empty()) {
            for (const FoundLanguage& name : names) {
                add_language(reading, name.where, level);
            }
            reading.label(line.text);  // the small words
            continue;
        }
        // "Mother tongue: Danish": the label before the name says the level
        std::string_view own = line.text.of(text);
        std::size_t colon = own.find(':');
        if (colon != std::string_view::npos) {
            Span label{line.text.begin, static_cast<std::uint32_t>(line.text.begin + colon)};
            bool name_in_label =
                std::any_of(names.begin(), names.end(), [&](const auto& n) { return label.contains(n.where); });
            if (!name_in_label) {
                auto levels = find_fluency(text, label);
                Span rest{static_cast<std::uint32_t>(label.end + 1), line.text.end};
                for (Span item : items_of(text, rest)) {
                    auto inner = find_language_names(text, item);
                    Span name = inner.empty() ? item : inner.front().where;
                    Span own_level = inner.empty() ? Span{} : rest_of(text, item, name);
                    add_language(reading, name, own_level.empty() && !levels.empty() ? label : own_level);
                }
                if (levels.empty()) {
                    reading.label(label);
                }
                continue;
            }
        }
        if (auto bracketed = bracketed_languages(text, line.text, names.size()); !bracketed.empty()) {
            for (Span item : bracketed) {
                Bracketed b = split_brackets(text, item);
                add_language(reading, b.head, b.inside);
            }
            continue;
        }
        if (names.size() >= 2 && add_levels_before(reading, line.text)) {
            continue;
        }
        // one language a cell, an item, or the whole line
        std::vector<Span> items;
        std::vector<Span> others(names.size());  // that no list has: "English, Igala and Hausa"
        if (names.size() == 1) {
            Span item = line.text;
            // "English: Native      Keywords: TOEFL 110": what has a label of its own is no level
            if (Labelled l = label_beside(document, line, Idea::entry_labels, "technologies");
                l.label.begin > names.front().where.end) {
                item.end = l.label.begin;
            }
            items.push_back(item);
        } else {
            for (std::size_t n = 0; n < names.size(); ++n) {
                // from this name to the next: separators may stand inside brackets ("English (C1, IELTS)")
                std::uint32_t begin = n == 0 ? line.text.begin : names[n].where.begin;
                std::uint32_t end = n + 1 < names.size() ? names[n + 1].where.begin : line.text.end;
                Span item{begin, end};
                item = strip(text, trim_punctuation(text, item), ",;|/");
                others[n] = unlisted_behind(text, names[n].where, item, n + 1 == names.size());
                item.end = others[n].empty() ? item.end : names[n].where.end;
                items.push_back(item);
            }
        }
        std::vector<Span> levels(items.size());
        for (std::size_t n = items.size(); n-- > 0;) {
            levels[n] = rest_of(text, without_joiner(text, items[n], n + 1 == items.size()),
                                names[std::min(n, names.size() - 1)].where);
            if (levels[n].empty() && n + 1 < items.size() && shares_level(text, line, names, n)) {
                levels[n] = levels[n + 1];
            }
        }
        for (std::size_t n = 0; n < items.size(); ++n) {
            add_language(reading, names[std::min(n, names.size() - 1)].where, levels[n]);
            if (const Span other = others[std::min(n, names.size() - 1)]; !other.empty()) {
                add_language(reading, other, {});
            }
        }
    }
}

}  // namespace

void read_languages(Reading& reading, const Section& section) {
    const std::size_t before = reading.cv.languages.size();
    read_lines(reading, section.lines);
    // "Mother tongues" over "Danish, Faroese"
    const auto levels = find_fluency(reading.document.text, section.title);
    if (levels.size() != 1 || !levels.front().native) {
        return;
    }
    for (std::size_t i = before; i < reading.cv.languages.size(); ++i) {
        Language& language = reading.cv.languages[i];
        if (!language.fluency) {
            language.fluency = found(reading.document, section.title, Confidence::inferred, "languages.fluency.title");
        }
    }
}

}  // namespace cvconv::recognizing
