// Spoken languages and how well.

#include "readers/recognize/fields/skills/languages.h"

#include <algorithm>

#include "readers/pieces/items.h"
#include "readers/pieces/language_names.h"
#include "readers/pieces/levels.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/fields/fields.h"
#include "readers/recognize/fields/skills/language_grid.h"
#include "readers/recognize/fields/skills/language_phrases.h"

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

class LanguagesReader {
public:
    LanguagesReader(Reading& reading, const std::vector<Line>& lines)
        : reading_(reading), document_(reading.document), text_(document_.text), lines_(lines), grid_(lines.size()) {
        for (std::size_t i = 0; i < lines.size(); ++i) {
            auto names = find_language_names(text_, lines[i].text);
            if (names.size() == 1 && names.front().where.begin <= lines[i].text.begin + 2) {
                grid_[i] = grid_levels(text_, lines[i], names.front().where);
                last_row_ = grid_[i].empty() ? last_row_ : i;
            }
        }
    }

    void read() {
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (i + 1 < lines_.size() && read_columns(reading_, lines_[i], lines_[i + 1])) {
                ++i;
            } else if (lines_[i].table_header) {
                reading_.label(lines_[i].text);
            } else {
                read_line(i);
            }
        }
    }

private:
    void read_line(std::size_t i) {
        const Line& line = lines_[i];
        const auto names = find_listed_languages(text_, line.text);
        if (!grid_[i].empty()) {
            add_grid_row(reading_, names.front().where, grid_[i]);
        } else if (names.empty() && (is_beside_grid(i) || heads_columns(line))) {
            reading_.label(line.text);  // "Listening  Reading  …" above it, "(*) Common European Framework …" below
        } else if (names.empty()) {
            take_unknown(line);
        } else if (!take_label(line, names) && !take_bracketed(line, names.size())) {
            take_names(line, names);
        }
    }

    /// "Language | Proficiency"
    [[nodiscard]] bool heads_columns(const Line& line) const {
        return line.cells.size() >= 2 && means(Idea::section_headings, line.cells.front().of(text_), "languages");
    }

    [[nodiscard]] bool is_beside_grid(std::size_t i) const {
        constexpr std::size_t rows_of_header = 5;
        const auto below = grid_.begin() + static_cast<std::ptrdiff_t>(std::min(i + rows_of_header, grid_.size()));
        const bool above = i < last_row_ && std::any_of(grid_.begin() + static_cast<std::ptrdiff_t>(i) + 1, below,
                                                        [](const auto& row) { return !row.empty(); });
        return above || (last_row_ > 0 && i > last_row_ && find_fluency(text_, lines_[i].text).size() != 1);
    }

    /// A line without a language that any list has: the level of the one above, or a language of few.
    void take_unknown(const Line& line) {
        auto& languages = reading_.cv.languages;
        if (!languages.empty() && !languages.back().fluency && line.word_count() <= 12) {
            languages.back().fluency = found(document_, line.text, Confidence::inferred, "languages.fluency.below");
        } else if (line.word_count() <= 5 && line.cells.size() <= 3 && !line.text.of(text_).ends_with(':')) {
            const auto [name, fluency] = unlisted(line);
            add_language(reading_, name, fluency);
        }
    }

    /// "Dagbani (native)", "Dagbani, native", "Ga: conversational"
    [[nodiscard]] std::pair<Span, Span> unlisted(const Line& line) const {
        const Bracketed b = split_brackets(text_, line.cells.front());
        const Span fluency = line.cells.size() > 1 ? Span{line.cells[1].begin, line.text.end} : b.inside;
        if (!fluency.empty()) {
            return {b.head, fluency};
        }
        if (const std::vector<Span> items = items_of(text_, line.text);
            items.size() == 2 && !find_fluency(text_, items[1]).empty()) {
            return {items[0], items[1]};
        }
        for (std::string_view mark : {": ", " - ", " – ", " — "}) {
            const std::size_t at = line.text.of(text_).find(mark);
            if (at == std::string_view::npos) {
                continue;
            }
            const Span rest =
                trim(text_, {static_cast<std::uint32_t>(line.text.begin + at + mark.size()), line.text.end});
            const Span head = trim(text_, {line.text.begin, static_cast<std::uint32_t>(line.text.begin + at)});
            // "Auslan – Certificate II"
            const bool name_and_more =
                mark != ": " && words_of(text_, head).size() == 1 && words_of(text_, rest).size() <= 3;
            if (!find_fluency(text_, rest).empty() || name_and_more) {
                return {head, rest};
            }
        }
        return {b.head, {}};
    }

    // -- lines with names, in each of the ways they may be set; false where they are not --

    /// "Mother tongue: Danish": the label before the name says the level.
    bool take_label(const Line& line, const std::vector<FoundLanguage>& names) {
        const std::size_t colon = line.text.of(text_).find(':');
        if (colon == std::string_view::npos) {
            return false;
        }
        const Span label{line.text.begin, static_cast<std::uint32_t>(line.text.begin + colon)};
        if (std::any_of(names.begin(), names.end(), [&](const auto& n) { return label.contains(n.where); })) {
            return false;
        }
        const bool says_level = !find_fluency(text_, label).empty();
        for (Span item : items_of(text_, {static_cast<std::uint32_t>(label.end + 1), line.text.end})) {
            const auto inner = find_language_names(text_, item);
            const Span name = inner.empty() ? item : inner.front().where;
            const Span own_level = inner.empty() ? Span{} : rest_of(text_, item, name);
            add_language(reading_, name, own_level.empty() && says_level ? label : own_level);
        }
        if (!says_level) {
            reading_.label(label);
        }
        return true;
    }

    bool take_bracketed(const Line& line, std::size_t known) {
        const std::vector<Span> items = bracketed_languages(text_, line.text, known);
        for (Span item : items) {
            const Bracketed b = split_brackets(text_, item);
            add_language(reading_, b.head, b.inside);
        }
        return !items.empty();
    }

    /// A name with its level, or several: one a cell, an item, or the whole line.
    void take_names(const Line& line, const std::vector<FoundLanguage>& names) {
        const std::vector<Span> items =
            names.size() == 1 ? std::vector<Span>{item_of_one(line, names.front())} : items_of_several(line, names);
        for (std::size_t n = 0; n < items.size(); ++n) {
            const Span item = without_joiner(text_, items[n], n + 1 == items.size());
            const Span name = items.size() == 1 ? whole_name(item, names[n].where) : names[n].where;
            add_language(reading_, name, rest_of(text_, item, name));
        }
    }

    /// "Maritime Sign Language – passive", "Lengua de signos española: A2": all of the words before the mark that parts
    /// the level are the name, where they hold one that a list has. The name as listed if it is told otherwise.
    [[nodiscard]] Span whole_name(Span item, Span listed) const {
        constexpr std::size_t most_words = 4;
        for (std::string_view mark : {" – ", " — ", " - ", ": "}) {
            const std::size_t at = item.of(text_).find(mark);
            if (at == std::string_view::npos) {
                continue;
            }
            const Span head = trim(text_, {item.begin, static_cast<std::uint32_t>(item.begin + at)});
            const Span before = trim(text_, {head.begin, std::max(head.begin, listed.begin)});
            const Span behind = trim(text_, {std::min(head.end, listed.end), head.end});
            const bool plain = find_fluency(text_, before).empty() && find_fluency(text_, behind).empty() &&
                               head.of(text_).find_first_of("(),;/|") == std::string_view::npos;
            return head.contains(listed) && plain && words_of(text_, head).size() <= most_words ? head : listed;
        }
        return listed;
    }

    /// "English: Native      Keywords: TOEFL 110": what has a label of its own is no level.
    [[nodiscard]] Span item_of_one(const Line& line, const FoundLanguage& name) const {
        Span item = line.text;
        if (Labelled l = label_beside(document_, line, Idea::entry_labels, "technologies");
            l.label.begin > name.where.end) {
            item.end = l.label.begin;
        }
        return item;
    }

    /// From each name to the next: separators may stand inside brackets ("English (C1, IELTS)").
    [[nodiscard]] std::vector<Span> items_of_several(const Line& line, const std::vector<FoundLanguage>& names) const {
        std::vector<Span> items;
        for (std::size_t n = 0; n < names.size(); ++n) {
            const std::uint32_t begin = n == 0 ? line.text.begin : names[n].where.begin;
            const std::uint32_t end = n + 1 < names.size() ? names[n + 1].where.begin : line.text.end;
            items.push_back(strip(text_, trim_punctuation(text_, {begin, end}), ",;|/"));
        }
        return items;
    }

    Reading& reading_;
    const Document& document_;
    const std::string_view text_;
    const std::vector<Line>& lines_;
    std::vector<std::vector<Span>> grid_;  ///< the levels of rows of Europass's grid, a line each
    std::size_t last_row_ = 0;             ///< of the grid
};

}  // namespace

void read_languages(Reading& reading, const Section& section) {
    const std::size_t before = reading.cv.languages.size();
    LanguagesReader(reading, section.lines).read();
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
