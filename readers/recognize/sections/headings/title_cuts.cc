#include "readers/recognize/sections/headings/title_cuts.h"

#include <algorithm>
#include <optional>

#include "readers/pieces/characters.h"
#include "readers/pieces/dates/year_month_cells.h"
#include "readers/pieces/items.h"
#include "readers/recognize/lines/driving_licence.h"
#include "readers/recognize/sections/headings/heading_titles.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_words_of_line = 9;

/// "CAMPS", in a cell of its own: words, and no label of a value.
bool may_head_from_beside(std::string_view text, const Line& line, Span first) {
    constexpr std::size_t longest = 4;
    const auto words = count_words(words_of(text, first));
    return words > 0 && words <= longest && line.table == 0 && !line.is_item() && is_wordy(first.of(text)) &&
           first.of(text).find_first_of("0123456789") == std::string_view::npos && line.cells.size() == 2 &&
           lookup(Idea::contact_labels, first.of(text)).empty() && lookup(Idea::entry_labels, first.of(text)).empty();
}

/// "本人希望記入欄（特に給料・勤務地などについて）", "学歴・職歴（各別にまとめて書く）": the title of a box in a form,
/// without what is to be written there.
Span without_remark(std::string_view text, Span title) {
    std::string_view own = title.of(text);
    const bool wide = own.ends_with("）");
    const std::size_t bracket = wide ? own.find("（") : own.ends_with(')') ? own.find('(') : std::string_view::npos;
    constexpr std::size_t shortest = 8;  // "英語（日常会話）" has a level
    if (bracket == std::string_view::npos || bracket == 0 || !is_cjk(character_at(text, title.begin)) ||
        count_characters(own.substr(bracket)) < shortest) {
        return {};
    }
    return trim(text, {title.begin, static_cast<std::uint32_t>(title.begin + bracket)});
}

/// "Опыт работы — 11 лет 2 месяца", "Experience (11 years)": the title, without how long. Empty if nothing says so.
Span without_duration(std::string_view text, Span title) {
    const std::string_view own = title.of(text);
    for (std::string_view mark : {" — ", " – ", " - ", " (", ", "}) {
        const std::size_t at = own.rfind(mark);
        if (at == std::string_view::npos || at == 0) {
            continue;
        }
        const Span behind = strip(text, {static_cast<std::uint32_t>(title.begin + at + mark.size()), title.end}, "():");
        if (!behind.empty() && is_duration(text, behind)) {
            return trim(text, {title.begin, static_cast<std::uint32_t>(title.begin + at)});
        }
    }
    return {};
}

/// Few words, or the whole title of a box in a form: "志望の動機、特技、アピールポイントなど".
bool is_short(std::string_view text, Span title) {
    auto words = count_words(words_of(text, title));
    return words > 0 && (words <= most_words_of_line || !lookup(Idea::section_headings, title.of(text)).empty());
}

/// "Ida Fjord - Academic CV": whose document it is, and what.
bool names_document(const Line& line) {
    const auto hits = line.hits_of(Idea::document_words);
    std::size_t longest = 0;
    for (const LexiconHit& hit : hits) {
        const bool at_end =
            hit.where.begin == line.words.front().where.begin || hit.where.end == line.words.back().where.end;
        longest =
            hit.key == "title" && hit.whole_word && at_end ? std::max<std::size_t>(longest, hit.where.size()) : longest;
    }
    return longest > 0 && longest + 4 < line.text.size() && line.word_count() >= 3 &&
           line.word_count() <= most_words_of_line;
}

}  // namespace

std::vector<TitleCut> cut_titles(const Document& document, const Line& line, bool at_top, std::string_view language) {
    std::vector<TitleCut> cuts;
    std::string_view text = document.text;
    if (at_top && names_document(line)) {
        return cuts;
    }
    // "年 | 月 | 免許・資格": a form names its section above the column of what happened
    const Span beside_dates = name_dates_but_last(text, line.cells) ? line.cells.back() : Span{};
    if (line.table_header && line.cells.size() >= 2 && beside_dates.empty()) {
        return cuts;  // "Date | Course | School" names columns
    }
    const Span whole = beside_dates.empty() ? bare_title(text, line.text) : beside_dates;
    if (line.cells.size() == 1 || !beside_dates.empty()) {
        const Span bare = without_remark(text, beside_dates.empty() ? line.text : beside_dates);
        auto kinds = bare.empty() ? std::map<SectionKind, float>{} : kinds_of_title(document, bare, false, language);
        if (!kinds.empty()) {
            cuts.push_back({std::move(kinds), bare, {}, true});
            return cuts;
        }
    }
    if (const Span bare = line.cells.size() == 1 ? without_duration(text, whole) : Span{}; !bare.empty()) {
        if (auto kinds = kinds_of_title(document, bare, at_top, language); !kinds.empty()) {
            cuts.push_back({std::move(kinds), bare, {}, true});
            return cuts;
        }
    }
    if (is_short(text, whole)) {
        cuts.push_back({kinds_of_title(document, whole, at_top, language), whole, {}, true});
    }
    if (!beside_dates.empty()) {
        return cuts;
    }
    if (line.cells.size() >= 2) {
        Span first = bare_title(text, line.cells.front());
        auto kinds = kinds_of_title(document, first, false, language);
        if (kinds.empty()) {  // "Professional Skills Summary" beside them
            kinds = kinds_of_words(document, first);
            std::erase_if(kinds, [](const auto& kind) { return kind.second < 0.6F; });
        }
        // an unknown one may be a title by its look alone: heading_looks.h
        if (!kinds.empty() || may_head_from_beside(text, line, first)) {
            cuts.push_back({std::move(kinds), first, {line.cells[1].begin, line.text.end}, true});
        }
    }
    // run in: "Skills: C++, Go", or a bold beginning, "**Skills** C++, Go"
    std::string_view own = line.text.of(text);
    const auto [colon, length] = first_colon(own);
    std::optional<std::pair<Span, std::uint32_t>> run_in;
    if (colon != std::string_view::npos && colon + length < own.size()) {
        auto end = static_cast<std::uint32_t>(line.text.begin + colon);
        run_in = {Span{line.text.begin, end}, static_cast<std::uint32_t>(end + length)};
    } else if (line.runs.size() >= 2 && line.runs[0].style.bold && !line.runs[1].style.bold) {
        run_in = {line.runs[0].text, line.runs[0].text.end};
    }
    if (run_in) {
        Span title = bare_title(text, run_in->first);
        Span rest = trim(text, {run_in->second, line.text.end});
        if (!rest.empty() && count_words(words_of(text, title)) <= 5) {
            auto kinds = kinds_of_title(document, title, false, language);
            if (!kinds.empty()) {
                cuts.push_back({std::move(kinds), title, rest, false});
            }
        }
    }
    return cuts;
}

bool is_wordy(std::string_view text) {
    int letters = 0;
    int digits = 0;
    int others = 0;
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        letters += is_letter(c) ? 1 : 0;
        digits += is_digit(c) ? 1 : 0;
        others += is_letter(c) || is_space(c) ? 0 : 1;
        if (c == '@') {
            return false;
        }
    }
    return letters >= 3 && letters > (digits > 0 ? 9 : 3) * others && digits <= 2;
}

// Readers write links in the order of their text; few begin at one place.
bool is_link(const Document& document, Span title) {
    auto after = std::partition_point(document.links.begin(), document.links.end(),
                                      [&](const Link& link) { return link.text.begin <= title.begin; });
    for (int back = 0; back < 4 && after != document.links.begin(); ++back) {
        --after;
        if (after->text.end >= title.end && !after->target.starts_with('#')) {
            return true;
        }
    }
    return false;
}

bool may_be_title(const Document& document, const Line& line, Span title) {
    const bool remark = without_remark(document.text, line.text) == title;  // which may be long
    if (line.emails > 0 || line.urls > 0 || line.phones > 0 || (line.sentence && !remark) ||
        !is_short(document.text, title)) {
        return false;
    }
    if (is_driving_licence(document, title) &&
        (items_of(document.text, title).size() < 2 || kinds_of_title(document, title).empty())) {
        return false;  // "Permis B", but not "Courses, driving licences"
    }
    std::string_view text = trim(line.text.of(document.text));
    return !text.ends_with(',') && !text.ends_with(';');
}

std::vector<bool> find_label_columns(const Document& document, const std::vector<Line>& lines) {
    std::map<std::pair<int, int>, std::vector<float>> lefts;  // by page and region
    for (const Line& line : lines) {
        lefts[{line.page, line.region}].push_back(line.left);
    }
    for (auto& [region, values] : lefts) {
        std::sort(values.begin(), values.end());
    }
    std::vector<bool> result(lines.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto& cells = document.blocks[static_cast<std::size_t>(lines[i].block)].cells;
        const auto& values = lefts[{lines[i].page, lines[i].region}];
        if (cells.size() < 2 || lines[i].table > 0 || values.size() < 3) {
            continue;
        }
        float second = cells[1].left - cells[0].left + lines[i].left;
        auto beyond = values.end() - std::lower_bound(values.begin(), values.end(), second - 3);
        result[i] = static_cast<std::size_t>(beyond) * 5 >= values.size() * 3;
    }
    return result;
}

}  // namespace cvconv::recognizing
