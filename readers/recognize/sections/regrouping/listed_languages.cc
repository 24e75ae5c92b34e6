#include "readers/recognize/sections/regrouping/listed_languages.h"

#include <algorithm>
#include <optional>

#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/pieces/language_names.h"

namespace cvconv::recognizing {

namespace {

bool heads_languages(std::string_view text, Span span) {
    return means(Idea::section_headings, span.of(text), name_of(SectionKind::languages));
}

struct LabelledText {
    Span label;
    Span rest;
};

/// A line's label and what follows: "Databases: Postgres, Redis", "**Databases** Postgres", two cells.
std::optional<LabelledText> labelled_text(const Document& document, const Line& line) {
    const std::string_view text = document.text;
    const std::string_view own = line.text.of(text);
    std::size_t colon = own.find(": ");
    std::size_t length = 1;
    if (colon == std::string_view::npos) {
        colon = own.find("：");
        length = 3;
    }
    // "Languages | English (reading: good)": the cell is the label
    const bool beside = line.cells.size() == 2 && colon != std::string_view::npos &&
                        line.text.begin + colon > line.cells[1].begin && heads_languages(text, line.cells[0]);
    if (colon != std::string_view::npos && !beside) {
        return LabelledText{trim(text, {line.text.begin, static_cast<std::uint32_t>(line.text.begin + colon)}),
                            trim(text, {static_cast<std::uint32_t>(line.text.begin + colon + length), line.text.end})};
    }
    if (line.cells.size() >= 2) {
        return LabelledText{line.cells[0], {line.cells[1].begin, line.text.end}};
    }
    if (line.runs.size() >= 2 && line.runs[0].style.bold && !line.runs[1].style.bold) {
        return LabelledText{trim_punctuation(text, line.runs[0].text),
                            trim_punctuation(text, {line.runs[0].text.end, line.text.end})};
    }
    return std::nullopt;
}

/// "Spanish (native), English (fluent), Quechua (basic)": languages, and how well, without a label.
bool lists_languages(const Document& document, const Line& line) {
    const auto items = items_of(document.text, line.text);
    const bool named = std::all_of(items.begin(), items.end(), [&](Span item) {
        const auto names = find_language_names(document.text, item);
        return !names.empty() && names.front().where.begin == item.begin && words_of(document.text, item).size() <= 5;
    });
    return items.size() >= 2 && named && line.count(Idea::fluency) > 0;
}

/// "Fluent in Spanish and English", "native French": languages, how well, and small words.
bool tells_languages(std::string_view text, Span span) {
    const auto words = words_of(text, span);
    const auto names = find_language_names(text, span);
    const auto levels = find(Idea::fluency, words);
    if (names.empty() || levels.empty() || words.size() > 8) {
        return false;
    }
    return std::all_of(words.begin(), words.end(), [&](const Word& word) {
        auto covers = [&](const auto& found) { return found.where.contains(word.where); };
        return std::any_of(names.begin(), names.end(), covers) || std::any_of(levels.begin(), levels.end(), covers) ||
               is_in(word.folded) || may_join(word.folded);
    });
}

/// What of the line is languages: behind a label that says so, among skills also by what they are and how well.
std::optional<LabelledText> languages_in(const Document& document, const Line& line, SectionKind section) {
    const std::string_view text = document.text;
    if (line.table != 0) {
        return std::nullopt;
    }
    const auto labelled = labelled_text(document, line);
    if (section == SectionKind::skills) {
        // "Communication: Fluent in Spanish and English"
        if (labelled && tells_languages(text, labelled->rest) && find_language_names(text, labelled->label).empty()) {
            return labelled;
        }
        if (lists_languages(document, line) || tells_languages(text, line.text)) {
            return LabelledText{{}, line.text};
        }
    }
    if (!labelled || !heads_languages(text, labelled->label)) {
        return std::nullopt;
    }
    const auto names = find_language_names(text, labelled->rest);
    const bool spoken = !names.empty() && items_of(text, labelled->rest).size() <= 2 * names.size();
    return spoken ? labelled : std::nullopt;
}

}  // namespace

void part_listed_languages(const Document& document, std::vector<Section>& sections, DateOrder order) {
    std::vector<Section> parted;
    for (Section& section : sections) {
        // "Languages known: …" among personal details, too
        const bool mixed = section.kind == SectionKind::skills || section.kind == SectionKind::contact ||
                           section.kind == SectionKind::interests;
        if (!mixed) {
            parted.push_back(std::move(section));
            continue;
        }
        parted.push_back({section.kind, section.title, {}, section.names_group});
        for (Line& line : section.lines) {
            if (const auto languages = languages_in(document, line, section.kind)) {
                parted.push_back(
                    {SectionKind::languages, languages->label, {part_of(document, line, languages->rest, order)}});
                continue;
            }
            if (parted.back().kind != section.kind) {
                parted.push_back({section.kind, {}, {}});
            }
            parted.back().lines.push_back(std::move(line));
        }
    }
    sections = std::move(parted);
}

}  // namespace cvconv::recognizing
