// Spoken languages and how well.

#include <algorithm>

#include "readers/recognize/items.h"
#include "readers/recognize/language_names.h"
#include "readers/recognize/levels.h"
#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

namespace {

void add(Reading& reading, Span name, Span fluency) {
    const Document& document = reading.document;
    Language l;
    l.language = text_of(document, trim_punctuation(document.text, name), Confidence::stated, "languages.language");
    l.fluency = text_of(document, trim_punctuation(document.text, fluency), Confidence::stated, "languages.fluency");
    if (!l.language) {
        return;
    }
    if (auto code = language_code_of(l.language->value); !code.empty()) {
        l.code = Found<std::string>{std::string(code), l.language->where, Confidence::stated, "languages.code"};
    }
    reading.cv.languages.push_back(std::move(l));
}

/// The part of `item` besides the language's name: "German (native)" → native, "C1 in Spanish" → C1.
Span rest_of(std::string_view text, Span item, Span name) {
    Span after = strip(text, trim_punctuation(text, {name.end, item.end}), "()[]:;,|");
    if (!after.empty()) {
        return trim_punctuation(text, after);
    }
    return trim_punctuation(text, strip(text, trim_punctuation(text, {item.begin, name.begin}), "()[]:;,|"));
}

}  // namespace

void read_languages(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    const auto& lines = section.lines;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        if (line.table_header) {
            reading.label(line.text);
            continue;
        }
        auto names = find_language_names(text, line.text);
        if (names.empty()) {
            // a level on a line of its own belongs to the language above it
            if (!reading.cv.languages.empty() && !reading.cv.languages.back().fluency && line.word_count() <= 12) {
                reading.cv.languages.back().fluency =
                    found(document, line.text, Confidence::inferred, "languages.fluency.below");
            } else if (line.word_count() <= 5 && line.cells.size() <= 3 && !line.text.of(text).ends_with(':')) {
                // a language that no list knows
                Bracketed b = split_brackets(text, line.cells.front());
                Span fluency = line.cells.size() > 1 ? Span{line.cells[1].begin, line.text.end} : b.inside;
                add(reading, b.head, fluency);
            }
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
                    add(reading, name, own_level.empty() && !levels.empty() ? label : own_level);
                }
                if (levels.empty()) {
                    reading.label(label);
                }
                continue;
            }
        }
        // one language a cell, an item, or the whole line
        std::vector<Span> items;
        if (names.size() == 1) {
            items.push_back(line.text);
        } else {
            for (std::size_t n = 0; n < names.size(); ++n) {
                // from this name to the next: separators may stand inside brackets ("English (C1, IELTS)")
                std::uint32_t begin = n == 0 ? line.text.begin : names[n].where.begin;
                std::uint32_t end = n + 1 < names.size() ? names[n + 1].where.begin : line.text.end;
                Span item{begin, end};
                item = strip(text, trim_punctuation(text, item), ",;|/");
                items.push_back(item);
            }
        }
        for (std::size_t n = 0; n < items.size(); ++n) {
            Span item = items[n];
            for (std::string_view joiner : {" and", " und", " et", " y", " och", " og", " e", " i", " oraz", " en"}) {
                if (item.of(text).ends_with(joiner) && n + 1 < items.size()) {
                    item.end -= static_cast<std::uint32_t>(joiner.size());
                }
            }
            Span name = names[std::min(n, names.size() - 1)].where;
            add(reading, name, rest_of(text, item, name));
        }
    }
}

}  // namespace cvconv::recognizing
