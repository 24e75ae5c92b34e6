#include "readers/recognize/fields/skills/skill_layout.h"

#include <algorithm>
#include <map>

#include "readers/pieces/characters.h"
#include "readers/pieces/items.h"
#include "readers/recognize/sections/regrouping/mixed_lists.h"

namespace cvconv::recognizing {

std::vector<Span> keywords_in(std::string_view text, Span span) {
    std::vector<Span> items = items_of(text, span);
    std::size_t words = 0;
    for (Span item : items) {
        words += count_words(words_of(text, item));
    }
    return items.size() > 1 && words > 5 * items.size() ? std::vector<Span>{span} : items;
}

std::pair<Span, Span> with_level(std::string_view text, Span item) {
    std::string_view own = item.of(text);
    for (std::string_view separator : {" – ", " — ", " -- ", " - ", ": ", " : "}) {
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

std::pair<Span, Span> with_trailing_level(std::string_view text, Span item) {
    const auto words = words_of(text, item);
    for (std::size_t count : {2U, 1U}) {
        if (words.size() <= count) {
            continue;
        }
        const Span level{words[words.size() - count].where.begin, item.end};
        if (!lookup(Idea::skill_levels, level.of(text)).empty()) {
            return {trim(text, {item.begin, level.begin}), level};
        }
    }
    return {item, {}};
}

bool end_with_levels(std::string_view text, const std::vector<Line>& lines) {
    std::ptrdiff_t items = 0;
    std::ptrdiff_t levels = 0;
    for (const Line& line : lines) {
        for (Span item : keywords_in(text, line.text)) {
            ++items;
            levels += with_trailing_level(text, item).second.empty() ? 0 : 1;
        }
    }
    return levels >= 2 && levels * 2 > items;
}

bool have_levels(std::string_view text, const std::vector<Span>& items) {
    auto count = std::count_if(items.begin(), items.end(), [&](Span item) {
        Bracketed b = split_brackets(text, item);
        return !b.inside.empty() && is_level(text, b.inside);
    });
    return count >= 1 && count * 2 > static_cast<std::ptrdiff_t>(items.size());
}

std::vector<Span> names_between_blanks(std::string_view text, Span span) {
    std::vector<Span> names;
    for (std::size_t begin = span.begin; begin < span.end;) {
        std::size_t end = std::min<std::size_t>(text.find(' ', begin), span.end);
        const Span name{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        bool names_something = false;
        for (std::size_t at = begin; at < end && !names_something;) {
            names_something = !is_lower(next_character(text, at));
        }
        if (!names_something) {
            return {};
        }
        std::size_t at = begin;
        if (is_digit(next_character(text, at)) && !names.empty()) {
            names.back().end = name.end;
        } else if (!name.empty()) {
            names.push_back(name);
        }
        begin = end + 1;
    }
    return names;
}

bool split_at_dash(std::string_view text, const Line& line, Span& label, Span& rest) {
    constexpr std::size_t most_words = 4;
    for (std::string_view dash : {" – ", " — ", " - "}) {
        const std::size_t at = line.text.of(text).find(dash);
        if (at == std::string_view::npos) {
            continue;
        }
        label = trim(text, {line.text.begin, static_cast<std::uint32_t>(line.text.begin + at)});
        rest = trim(text, {static_cast<std::uint32_t>(line.text.begin + at + dash.size()), line.text.end});
        const auto words = words_of(text, label).size();
        return words >= 1 && words <= most_words && label.of(text).find(',') == std::string_view::npos &&
               !rest.empty() && line.cells.size() == 1 && !line.sentence;
    }
    return false;
}

bool are_labelled_at_dash(std::string_view text, const std::vector<Line>& lines) {
    std::size_t lists = 0;
    for (const Line& line : lines) {
        Span label;
        Span rest;
        if (!split_at_dash(text, line, label, rest)) {
            return false;
        }
        lists += items_of(text, rest).size() >= 2 ? 1 : 0;
    }
    return lists >= 1 && lines.size() >= 2;
}

bool is_parted_by_blanks(const Document& document, const std::vector<Line>& lines) {
    std::size_t groups = 0;
    std::size_t names = 0;
    for (const Line& line : lines) {
        Span label;
        Span rest;
        if (line.cells.size() > 1 || !split_label(document, line, label, rest) || rest.empty()) {
            return false;
        }
        const auto found = names_between_blanks(document.text, rest);
        if (items_of(document.text, rest).size() > 1 || found.empty()) {
            return false;
        }
        ++groups;
        names += found.size();
    }
    return groups >= 2 && names >= 5 * groups;
}

Labelled bare_label(const Document& document, const Line& line) {
    Labelled l = leading_label(document, line.text, Idea::entry_labels, {"technologies"});
    return !l.key.empty() && items_of(document.text, l.value).size() >= 3 ? l : Labelled{};
}

bool are_labelled_without_colon(const Document& document, const std::vector<Line>& lines) {
    auto count = std::count_if(lines.begin(), lines.end(),
                               [&](const Line& line) { return !bare_label(document, line).key.empty(); });
    return count >= 2 && count * 2 >= static_cast<std::ptrdiff_t>(lines.size());
}

bool has_column_of_levels(std::string_view text, const std::vector<Line>& lines) {
    std::size_t rows = 0;
    std::size_t levels = 0;
    for (const Line& line : lines) {
        if (line.cells.size() == 2) {
            ++rows;
            levels += is_level(text, line.cells[1]) ? 1 : 0;
        }
    }
    return levels >= 2 && rows == lines.size() && levels * 2 >= rows;
}

bool is_long_list(std::string_view text, Span span) {
    constexpr std::size_t fewest = 6;
    constexpr std::size_t fewest_short = 4;
    std::vector<Span> items = items_of(text, span);
    const bool short_ones =
        std::all_of(items.begin(), items.end(), [&](Span item) { return count_words(words_of(text, item)) <= 3; });
    return items.size() >= (short_ones ? fewest_short : fewest) &&
           std::all_of(items.begin(), items.end(),
                       [&](Span item) { return count_words(words_of(text, item)) <= fewest; }) &&
           count_words(words_of(text, span)) <= 2 * items.size() + fewest;
}

bool are_phrases(const Document& document, const std::vector<Line>& lines) {
    std::string_view text = document.text;
    std::size_t phrases = 0;
    for (const Line& line : lines) {
        Span label;
        Span rest;
        if (!line.is_item() || line.cells.size() > 1 || split_label(document, line, label, rest)) {
            return false;
        }
        const std::vector<Span> items = items_of(text, line.text);
        const std::vector<Word> words = items.empty() ? std::vector<Word>{} : words_of(text, items.front());
        const auto small = std::count_if(words.begin(), words.end(), [&](const Word& word) {
            return is_lower(character_at(text, word.where.begin));
        });
        phrases += words.size() >= 3 && small >= 2 ? 1 : 0;
    }
    return lines.size() >= 3 && phrases * 3 >= lines.size() * 2;
}

std::set<std::string> levels_in_brackets(std::string_view text, const std::vector<Line>& lines) {
    constexpr std::size_t fewest = 3;  // lines that say the same
    constexpr std::size_t most_words = 4;
    std::map<std::string, std::size_t> counts;
    std::size_t items = 0;
    std::size_t bracketed = 0;
    std::size_t most = 0;
    for (const Line& line : lines) {
        if (!line.is_item()) {
            continue;
        }
        ++items;
        const Bracketed b = split_brackets(text, line.text);
        if (b.inside.empty() || words_of(text, b.inside).size() > most_words || items_of(text, b.inside).size() > 1) {
            continue;
        }
        ++bracketed;
        most = std::max(most, ++counts[fold(b.inside.of(text))]);
    }
    std::set<std::string> levels;
    if (most >= fewest && bracketed * 5 >= items * 4) {
        for (const auto& [inside, count] : counts) {
            levels.insert(inside);
        }
    }
    return levels;
}

bool title_is_label(const Document& document, const Section& section) {
    const auto& lines = section.lines;
    Span label;
    Span rest;
    if (section.title.empty() || lines.size() < 2 || lines[0].text.begin <= section.title.end ||
        lines[0].text.begin - section.title.end > 3 || split_label(document, lines[0], label, rest)) {
        return false;
    }
    const Span between{section.title.end, lines[0].text.begin};
    return between.of(document.text).find(':') != std::string_view::npos &&
           split_label(document, lines[1], label, rest) && document.text.substr(label.end, 1) == ":";
}

bool are_plain_lists(const Document& document, const std::vector<Line>& lines) {
    return !lines.empty() && std::none_of(lines.begin(), lines.end(), [&](const Line& line) {
        Span label;
        Span rest;
        return line.table > 0 || line.sentence || split_label(document, line, label, rest) ||
               have_levels(document.text, keywords_in(document.text, line.text)) ||
               !with_level(document.text, line.text).second.empty();
    });
}

}  // namespace cvconv::recognizing
