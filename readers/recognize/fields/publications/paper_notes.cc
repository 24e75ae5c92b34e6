#include "readers/recognize/fields/publications/paper_notes.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/recognize/fields/publications/reference_lines.h"

namespace cvconv::recognizing {

namespace {

/// "[PDF]", "[Replication files]": the bracket that ends at `end`, if such words are all that is in it.
Span link_bracket(std::string_view text, Span within) {
    std::string_view own = within.of(text);
    std::size_t open = own.ends_with(']') ? own.rfind('[') : std::string_view::npos;
    if (open == std::string_view::npos) {
        return {};
    }
    Span bracket{static_cast<std::uint32_t>(within.begin + open), within.end};
    auto words = words_of(text, bracket);
    bool all = !words.empty() && words.size() <= 3 && std::all_of(words.begin(), words.end(), [](const Word& word) {
        return is_listed(Idea::citation_words, word.folded, "link");
    });
    return all ? bracket : Span{};
}

/// How much of the line stands before such brackets.
std::uint32_t end_before_links(std::string_view text, Span line) {
    Span rest = line;
    for (;;) {
        Span bracket = link_bracket(text, rest);
        if (bracket.empty()) {
            return rest.end;
        }
        rest = strip(text, {rest.begin, bracket.begin}, ",;|");
    }
}

/// "…, Tide Letters, 2016. [link](https://…)": how much of the line stands before a word that only carries an address.
std::uint32_t end_before_link_word(const Document& document, Span line) {
    constexpr std::size_t most_words = 2;
    const std::string_view text = document.text;
    // links are in the order of the text
    auto link = std::partition_point(document.links.begin(), document.links.end(),
                                     [&](const Link& other) { return other.text.end <= line.begin; });
    for (; link != document.links.end() && link->text.begin < line.end; ++link) {
        const Span word = trim(text, link->text);
        const bool bare = is_lower(character_at(text, word.begin)) || means(Idea::entry_labels, word.of(text), "url");
        const std::string_view before = trim(text.substr(line.begin, word.begin - line.begin));
        if (word.begin > line.begin + 8 && word.end + 1 >= line.end && bare && !before.empty() &&
            (before.back() == '.' || before.back() == ',') && words_of(text, word).size() <= most_words) {
            return static_cast<std::uint32_t>(line.begin + before.size());
        }
    }
    return line.end;
}

/// "* equal contribution. Full list on the web" over the papers: the mark was taken for a bullet, and no other is so.
bool is_note_of_bullet(const Document& document, const std::vector<Line>& lines, std::size_t i) {
    constexpr std::size_t most_words = 12;
    auto marker = [&](const Line& line) -> const std::string& {
        return document.blocks[static_cast<std::size_t>(line.block)].marker;
    };
    auto same = std::count_if(lines.begin(), lines.end(),
                              [&](const Line& line) { return line.is_item() && marker(line) == marker(lines[i]); });
    return i == 0 && lines.size() >= 3 && lines[i].is_item() && marker(lines[i]) == "*" && same == 1 &&
           lines[i].word_count() <= most_words && quoted(document.text, lines[i].text).empty();
}

/// "We show that prices follow the tide. …" below a paper that is told whole: what it says.
bool is_abstract(std::string_view text, const std::vector<Line>& lines, std::size_t i) {
    constexpr std::size_t fewest = 18;
    constexpr std::size_t of_ten = 2;  // words with a capital
    const Line& line = lines[i];
    if (i == 0 || line.is_item() || line.kind == BlockKind::heading || line.words.size() < fewest ||
        !line.text.of(text).ends_with('.') || line.urls > 0 || !quoted(text, line.text).empty()) {
        return false;
    }
    int names = 0;
    (void)end_of_authors(text, line.text, &names);
    auto capitals = std::count_if(line.words.begin(), line.words.end(),
                                  [&](const Word& word) { return is_upper(character_at(text, word.where.begin)); });
    return names < 2 && static_cast<std::size_t>(capitals) * 10 < of_ten * line.words.size() &&
           (lines[i - 1].words.size() < fewest || !quoted(text, lines[i - 1].text).empty());
}

/// "- Contribution: fieldwork, analysis" below papers that are no bullets.
bool is_remark(std::string_view text, const std::vector<Line>& lines, std::size_t i) {
    constexpr std::size_t longest_label = 24;  // bytes
    const Line& line = lines[i];
    const std::size_t colon = line.text.of(text).find(": ");
    return i > 0 && line.is_item() && !lines.front().is_item() && colon <= longest_label && line.periods.empty() &&
           line.urls == 0 && quoted(text, line.text).empty() && !begins_reference(text, line.text);
}

/// "* equal contribution", "(* = student co-author)", "† corresponding author".
bool is_note(std::string_view text, const Line& line) {
    const bool bracket = line.text.of(text).starts_with('(');
    char32_t first = character_at(text, line.text.begin + (bracket ? 1 : 0));
    bool marked = first == '*' || first == U'†' || first == U'‡' || first == U'∗';
    bool emphasis = character_before(text, line.text.end) == first;  // "*Salt and Vowels*"
    return marked && !emphasis && line.word_count() <= 8 && line.periods.empty() && quoted(text, line.text).empty();
}

/// "Only peer-reviewed ones." over bullets.
bool is_prose_over_items(std::string_view text, const std::vector<Line>& lines, std::size_t i) {
    const Line& line = lines[i];
    const bool told = line.periods.empty() && line.text.of(text).find('.') != std::string_view::npos;
    // "h-index 7 (Google Scholar, Dec. 2024)"
    const bool counted = line.starts_lower && line.word_count() <= 10;
    if (i != 0 || lines.size() < 2 || line.is_item() || !quoted(text, line.text).empty() || (!told && !counted)) {
        return false;
    }
    int names = 0;
    (void)end_of_authors(text, line.text, &names);
    return names == 0 && std::all_of(lines.begin() + 1, lines.end(), [](const Line& other) {
               return other.is_item() || other.kind == BlockKind::heading || year_alone(other) != nullptr;
           });
}

}  // namespace

void cut_link_words(Reading& reading, Line& line) {
    std::uint32_t end = end_before_links(reading.document.text, line.text);
    end = std::min(end, end_before_link_word(reading.document, line.text));
    if (end < line.text.end && end > line.text.begin) {
        reading.label({end, line.text.end});
        line = part_of(reading.document, line, {line.text.begin, end}, reading.order);
    }
}

Section without_notes(Reading& reading, const Section& section, BetweenPapers& between) {
    std::string_view text = reading.document.text;
    const std::vector<Line>& lines = section.lines;
    Section kept{section.kind, section.title, {}};
    bool by_year = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        const FoundPeriod* year = year_alone(line);
        by_year = by_year || (year != nullptr && kept.lines.empty() && i + 1 < lines.size() &&
                              (lines[i + 1].is_item() || begins_reference(text, lines[i + 1].text)));
        if (year != nullptr && by_year) {
            between.years.push_back({line.text.begin, *year});
            reading.label(line.text);
        } else if (end_before_links(text, line.text) <= line.text.begin && reading.link_on(line.text).empty()) {
            reading.label(line.text);
        } else if (is_note_of_bullet(reading.document, lines, i)) {
            reading.label(line.text);
        } else if ((is_abstract(text, lines, i) || is_remark(text, lines, i)) && !kept.lines.empty()) {
            between.abstracts.push_back(line.text);
        } else if (is_note(text, line)) {
            if (!kept.lines.empty()) {
                between.notes.push_back(line.text);
            }
        } else if (!is_prose_over_items(text, lines, i)) {
            kept.lines.push_back(line);
        }
    }
    return kept;
}

}  // namespace cvconv::recognizing
