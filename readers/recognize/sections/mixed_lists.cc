#include "readers/recognize/sections/mixed_lists.h"

#include <algorithm>

#include "readers/recognize/entries/items.h"
#include "readers/recognize/fields/language_names.h"

namespace cvconv::recognizing {

bool split_label(const Document& document, const Line& line, Span& label, Span& rest) {
    std::string_view text = document.text;
    std::string_view own = line.text.of(text);
    std::size_t colon = own.find(": ");
    std::size_t length = 1;
    if (colon == std::string_view::npos) {
        colon = own.find("：");
        length = 3;
    }
    if (colon == std::string_view::npos && own.ends_with(':')) {
        colon = own.size() - 1;
        length = 1;
    }
    if (colon != std::string_view::npos) {
        label = trim(text, {line.text.begin, static_cast<std::uint32_t>(line.text.begin + colon)});
        rest = trim(text, {static_cast<std::uint32_t>(line.text.begin + colon + length), line.text.end});
        bool list_before = label.of(text).find(',') != std::string_view::npos && words_of(text, label).size() > 4;
        return words_of(text, label).size() <= 7 && !list_before;
    }
    if (line.cells.size() == 2) {
        label = line.cells[0];
        rest = line.cells[1];
        return true;
    }
    if (line.runs.size() >= 2 && line.runs[0].style.bold && !line.runs[1].style.bold && line.cells.size() == 1) {
        label = trim_punctuation(text, line.runs[0].text);
        rest = trim_punctuation(text, {line.runs[0].text.end, line.text.end});
        return words_of(text, label).size() <= 6 && !rest.empty();
    }
    return false;
}

namespace {

/// "Spanish (native), English (fluent), Quechua (basic)": languages, and how well, without a label.
bool lists_languages(const Document& document, const Line& line) {
    auto items = items_of(document.text, line.text);
    const bool named = std::all_of(items.begin(), items.end(), [&](Span item) {
        auto names = find_language_names(document.text, item);
        return !names.empty() && names.front().where.begin == item.begin && words_of(document.text, item).size() <= 5;
    });
    return items.size() >= 2 && named && line.count(Idea::fluency) > 0;
}

/// What a labelled line lists, if that is none of its section's business.
SectionKind kind_of(const Document& document, const Line& line, SectionKind section, Span& label, Span& rest) {
    std::string_view text = document.text;
    const bool vague = section == SectionKind::skills || section == SectionKind::other;
    if (vague && line.table == 0 && lists_languages(document, line)) {
        label = {};
        rest = line.text;
        return SectionKind::languages;
    }
    bool parted = line.table == 0 && split_label(document, line, label, rest) && !rest.empty();
    if (!parted && line.table == 0 && line.cells.size() > 2) {
        label = line.cells.front();
        rest = {line.cells[1].begin, line.text.end};
        parted = true;
    }
    if (!parted) {
        return section;
    }
    // "Mother tongue  Italian"
    auto label_words = words_of(text, label);
    if (label_words.size() <= 3 && !find(Idea::fluency, label_words).empty() && words_of(text, rest).size() <= 6 &&
        !find_language_names(text, rest).empty()) {
        label = {};
        rest = line.text;
        return SectionKind::languages;
    }
    auto hits = lookup(Idea::section_headings, label.of(text));
    if (std::any_of(hits.begin(), hits.end(), [&](const auto& hit) { return section_kind(hit.key) == section; })) {
        return section;
    }
    for (const LexiconHit& hit : hits) {
        auto kind = section_kind(hit.key);
        if (kind == SectionKind::languages) {
            auto names = find_language_names(text, rest);
            if (!names.empty() && items_of(text, rest).size() <= 2 * names.size()) {
                return *kind;
            }
        } else if (kind == SectionKind::interests ||
                   (kind == SectionKind::certificates && section != SectionKind::contact)) {
            return *kind;  // a driving licence is a personal detail, too
        } else if (kind == SectionKind::skills &&
                   (section == SectionKind::contact || section == SectionKind::languages) &&
                   items_of(text, rest).size() >= 2 && find_language_names(text, rest).empty()) {
            return *kind;
        }
    }
    return section;
}

bool is_list_of_interests(const Document& document, const Line& line, SectionKind section) {
    Span label;
    Span rest;
    return section != SectionKind::interests && !line.is_item() && !line.has_period() &&
           kind_of(document, line, section, label, rest) == SectionKind::interests;
}

}  // namespace

void part_mixed_lists(const Document& document, std::vector<Section>& sections, DateOrder order) {
    std::vector<Section> parted;
    for (Section& section : sections) {
        // "Languages known: …", "Hobbies: …" among personal details; "Computing: …" below languages
        bool mixed = section.kind == SectionKind::skills || section.kind == SectionKind::other ||
                     section.kind == SectionKind::contact || section.kind == SectionKind::languages;
        // "Hobbies: rowing, gardening" at the end of any section
        bool ends_in_list = !mixed && section.kind != SectionKind::summary && section.lines.size() >= 2 &&
                            is_list_of_interests(document, section.lines.back(), section.kind);
        if (Span label, rest; ends_in_list && split_label(document, section.lines.back(), label, rest)) {
            Line line = std::move(section.lines.back());
            section.lines.pop_back();
            parted.push_back(std::move(section));
            parted.push_back({SectionKind::interests, label, {part_of(document, line, rest, order)}});
            continue;
        }
        if (!mixed) {
            parted.push_back(std::move(section));
            continue;
        }
        Section open{section.kind, section.title, {}};
        bool first = true;
        for (Line& line : section.lines) {
            Span label;
            Span rest;
            SectionKind kind = kind_of(document, line, section.kind, label, rest);
            bool more_languages = open.lines.empty() && !parted.empty() && !first &&
                                  parted.back().kind == SectionKind::languages && kind == section.kind &&
                                  line.word_count() <= 12 && !find_language_names(document.text, line.text).empty();
            if (more_languages) {
                parted.back().lines.push_back(std::move(line));
                continue;
            }
            if (kind == section.kind) {
                open.lines.push_back(std::move(line));
                continue;
            }
            if (first || !open.lines.empty()) {
                parted.push_back(std::move(open));
            }
            first = false;
            open = {section.kind, {}, {}};
            parted.push_back({kind, label, {part_of(document, line, rest, order)}});
        }
        if (first || !open.lines.empty()) {
            parted.push_back(std::move(open));
        }
    }
    sections = std::move(parted);
}

}  // namespace cvconv::recognizing
