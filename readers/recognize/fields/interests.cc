// Interests and referees.

#include <algorithm>
#include <cmath>

#include "readers/function_words.h"
#include "readers/recognize/characters.h"
#include "readers/recognize/contact/person_name.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/items.h"
#include "readers/recognize/fields/publications/citations.h"
#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

namespace {

bool is_below(const Line& title, const Line& line) {
    bool deeper = line.is_item() && !title.is_item();
    return deeper || (title.style.bold && !line.style.bold) || title.style.size > line.style.size + 0.4F ||
           (line.left > title.left + 3 && line.region == title.region);
}

/// "chess, rowing and old radios": the last item is two.
void part_last_item(std::string_view text, std::vector<Span>& items) {
    if (items.size() < 2) {
        return;
    }
    const auto words = words_of(text, items.back());
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        if (is_joiner(words[i].folded) && is_lower(character_at(text, words[i].where.begin)) && i <= 4) {
            const Span last{words[i + 1].where.begin, items.back().end};
            items.back() = trim(text, {items.back().begin, words[i].where.begin});
            items.push_back(last);
            return;
        }
    }
}

/// "Away from work I enjoy rowing", "Harrastan soutua", "In my free time: rowing": up to where it says what one likes.
Span introduction_of(std::string_view text, Span line) {
    for (const LexiconHit& hit : find(Idea::document_words, text, line)) {
        if (hit.key == "likes" && hit.where.end < line.end) {
            return {line.begin, hit.where.end};
        }
    }
    return {line.begin, line.begin};
}

bool begins_with_name(std::string_view text, const Line& line) {
    Span first = line.cells.front();
    std::size_t comma = line.text.of(text).find(',');  // blanks may be wide in justified lines: "Dr   Ann   Lee, head"
    Span head = comma == std::string_view::npos
                    ? first
                    : Span{line.text.begin, static_cast<std::uint32_t>(line.text.begin + comma)};
    return name_score(text, head) >= 0.5F || name_score(text, first) >= 0.5F;
}

bool begins_bold(const Line& line) {
    return line.runs.empty() ? line.style.bold : line.runs.front().style.bold;
}

/// Are the first `length` bytes a person's name?
bool name_in(std::string_view text, Span span, std::size_t length) {
    return name_score(text, {span.begin, static_cast<std::uint32_t>(span.begin + length)}) >= 0.5F;
}

/// Quotations with who said them below: "“She reads drawings like novels.”" over "Ann Lee, Director".
bool are_quotations(std::string_view text, const Section& section) {
    const Line& first = section.lines.front();
    std::size_t at = first.text.begin;
    char32_t c = next_character(text, at);
    bool quoted = c == U'“' || c == U'"' || c == U'„' || c == U'«' || c == U'»' || c == U'「';
    return section.lines.size() > 1 && (quoted || first.sentence) && !begins_with_name(text, first);
}

void read_quotations(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    Reference reference;
    Spans said;
    auto close = [&] {
        if (!said.empty()) {
            reference.reference = found(document, said, " ", Confidence::inferred, "references.reference");
        }
        if (reference.name || reference.reference) {
            reading.cv.references.push_back(std::move(reference));
        }
        reference = {};
        said.clear();
    };
    for (const Line& line : section.lines) {
        if (!said.empty() && !line.sentence && line.word_count() <= 14 && begins_with_name(document.text, line)) {
            // with the position behind it: the schema has no field of its own for that
            reference.name = text_of(document, line.text, Confidence::inferred, "references.name");
            close();
        } else {
            said.push_back(line.text);
        }
    }
    close();
}

/// "Ann Lee | Bo Berg" over "Head of the mill | Harbour master": the cells of each column below each other.
Section read_down_columns(const Reading& reading, const Section& section) {
    if (section.lines.size() < 2) {
        return section;
    }
    const auto& first = section.lines.front().cells;
    bool columns = first.size() >= 2 &&
                   std::all_of(first.begin(), first.end(),
                               [&](Span cell) { return name_score(reading.document.text, cell) >= 0.5F; }) &&
                   std::all_of(section.lines.begin(), section.lines.end(),
                               [&](const Line& line) { return line.cells.size() == first.size(); });
    if (!columns) {
        return section;
    }
    Section down{section.kind, section.title, {}};
    for (std::size_t column = 0; column < first.size(); ++column) {
        for (const Line& line : section.lines) {
            down.lines.push_back(part_of(reading.document, line, line.cells[column], reading.order));
        }
    }
    return down;
}

/// "    Sea   Rowing in an old boat" over "Music   Violin in the harbour's orchestra": labels that end at one edge,
/// each beside what it names, which begin at another. Two columns of interests begin at one.
bool has_labels_beside(const Document& document, const Section& section) {
    constexpr float same_edge = 2;
    auto cells_of = [&](const Line& line) { return document.blocks[static_cast<std::size_t>(line.block)].cells; };
    const auto first = section.lines.empty() ? std::vector<Cell>{} : cells_of(section.lines.front());
    bool ragged = false;
    const bool aligned =
        first.size() == 2 && std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
            const auto cells = cells_of(line);
            if (cells.size() != 2 || line.cells.size() != 2 || items_of(document.text, line.cells[0]).size() != 1) {
                return false;
            }
            ragged = ragged || std::abs(cells[0].left - first[0].left) > 2 * same_edge;
            return std::abs(cells[0].right - first[0].right) < same_edge &&
                   std::abs(cells[1].left - first[1].left) < same_edge;
        });
    return aligned && ragged;
}

}  // namespace

void read_interests(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    // "Philosophy of life" over what one lives by
    if (section.lines.size() == 1 && is_motto(text, section.lines.front().text) && !reading.cv.basics.summary) {
        reading.cv.basics.summary =
            text_of(document, section.lines.front().text, Confidence::inferred, "summary.without_heading");
        return;
    }
    const bool labels_beside = has_labels_beside(document, section);
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const Line& line = section.lines[i];
        if (labels_beside) {
            Interest interest;
            interest.name = found(document, line.cells[0], Confidence::inferred, "interests.name");
            for (Span item : items_of(text, line.cells[1])) {
                interest.keywords.push_back(found(document, item, Confidence::inferred, "interests.keyword"));
            }
            reading.cv.interests.push_back(std::move(interest));
            continue;
        }
        std::string_view own = line.text.of(text);
        std::size_t colon = own.find(": ");
        const Span introduction = introduction_of(text, line.text);
        if (colon != std::string_view::npos && colon < 40 && introduction.empty()) {
            Interest interest;
            Span name{line.text.begin, static_cast<std::uint32_t>(line.text.begin + colon)};
            interest.name = found(document, name, Confidence::inferred, "interests.name");
            for (Span item : items_of(text, {static_cast<std::uint32_t>(name.end + 1), line.text.end})) {
                interest.keywords.push_back(found(document, item, Confidence::inferred, "interests.keyword"));
            }
            reading.cv.interests.push_back(std::move(interest));
            continue;
        }
        // "Music" over "jazz", "tango", which are set smaller, lighter or deeper: a name and its keywords
        std::size_t end = i + 1;
        while (end < section.lines.size() && is_below(line, section.lines[end])) {
            ++end;
        }
        if (end > i + 1 && line.word_count() <= 5 && items_of(text, line.text).size() == 1 && !line.is_item()) {
            Interest interest;
            interest.name = found(document, line.text, Confidence::inferred, "interests.name");
            for (std::size_t k = i + 1; k < end; ++k) {
                for (Span cell : section.lines[k].cells) {
                    for (Span item : items_of(text, cell)) {
                        interest.keywords.push_back(found(document, item, Confidence::inferred, "interests.keyword"));
                    }
                }
            }
            reading.cv.interests.push_back(std::move(interest));
            i = end - 1;
            continue;
        }
        std::vector<Span> items;
        if (line.sentence && items_of(text, line.text).size() < 2) {
            items.push_back(line.text);
        } else {
            for (Span cell : line.cells) {
                auto more = items_of(text, cell);
                items.insert(items.end(), more.begin(), more.end());
            }
        }
        if (!introduction.empty() && !items.empty() && items.front().end > introduction.end) {
            reading.label(introduction);
            items.front() = strip(text, trim(text, {introduction.end, items.front().end}), ":");
        }
        part_last_item(text, items);
        for (Span item : items) {
            Interest interest;
            // "Astronomy [ Variable stars , Mirror grinding ]", "Music (jazz, tango)"
            Bracketed b = split_brackets(text, item);
            bool list = !b.inside.empty() && items_of(text, b.inside).size() >= 2;
            interest.name = found(document, list ? b.head : item, Confidence::inferred, "interests.name");
            if (list) {
                for (Span keyword : items_of(text, b.inside)) {
                    interest.keywords.push_back(found(document, keyword, Confidence::inferred, "interests.keyword"));
                }
            }
            reading.cv.interests.push_back(std::move(interest));
        }
    }
}

void read_references(Reading& reading, const Section& whole) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    const Section section = read_down_columns(reading, whole);
    if (!section.lines.empty() && are_quotations(text, section)) {
        read_quotations(reading, section);
        return;
    }
    // a referee begins where a line begins with a person's name, in the look of the first: "Harbour Pumps" below "**Ann
    // Lee**" is where she works
    std::vector<std::vector<const Line*>> entries;
    for (const Line& line : section.lines) {
        const bool plainer = !entries.empty() && begins_bold(section.lines.front()) && !begins_bold(line);
        const bool school = line.cells.size() == 1 && line.count(Idea::institutions) > 0 &&
                            line.text.of(text).find(',') == std::string_view::npos;
        bool name = begins_with_name(text, line) && !plainer && !school;
        if (entries.empty() || name) {
            entries.emplace_back();
        }
        entries.back().push_back(&line);
    }
    for (const auto& lines : entries) {
        Reference reference;
        Spans rest;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            Span span = lines[i]->text;
            if (i == 0) {
                std::size_t best = 0;
                std::string_view own = span.of(text);
                // "Dr Ann Lee – head of the mill" has the words of a name in its first part, too
                for (std::string_view separator : {" – ", " — ", " | ", " · "}) {
                    std::size_t at = own.find(separator);
                    if (at < own.size() && name_in(text, span, at)) {
                        best = at;
                        break;
                    }
                }
                if (best == 0 && name_score(text, span) >= 0.5F) {
                    best = own.size();
                } else if (best == 0) {
                    for (std::string_view separator : {",", " – ", " - ", " — ", ":", " | ", " (", " · "}) {
                        std::size_t at = own.find(separator);
                        if (at != std::string_view::npos && name_in(text, span, at)) {
                            best = at;
                            break;
                        }
                    }
                }
                if (best > 0) {
                    Span name{span.begin, static_cast<std::uint32_t>(span.begin + best)};
                    reference.name =
                        text_of(document, trim_punctuation(text, name), Confidence::inferred, "references.name");
                    span = strip(text, {name.end, span.end}, ",:|");
                    span = trim_punctuation(text, span);
                }
            }
            if (!span.empty()) {
                rest.push_back(span);
            }
        }
        if (!rest.empty()) {
            bool prose = std::any_of(lines.begin(), lines.end(), [](const Line* l) { return l->sentence; });
            reference.reference =
                found(document, rest, prose ? "\n" : ", ", Confidence::inferred, "references.reference");
        }
        if (reference.name || reference.reference) {
            reading.cv.references.push_back(std::move(reference));
        }
    }
}

}  // namespace cvconv::recognizing
