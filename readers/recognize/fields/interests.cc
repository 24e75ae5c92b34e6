// Interests.

#include <algorithm>
#include <cmath>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/items.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/fields/fields.h"

namespace cvconv::recognizing {

namespace {

bool is_below(const Line& title, const Line& line) {
    bool deeper = line.is_item() && !title.is_item();
    return deeper || (title.style.bold && !line.style.bold) || title.style.size > line.style.size + 0.4F ||
           (line.left > title.left + 3 && line.region == title.region);
}

/// "Rowing, chess and old radios. Lives on a boat with two cats.": where the list ends, and a sentence begins that is
/// told of something else. The end of the line if there is none.
std::uint32_t end_of_list(std::string_view text, Span line) {
    const std::string_view own = line.of(text);
    const std::size_t stop = own.find(". ");
    if (stop == std::string_view::npos || !is_upper(character_at(text, line.begin + stop + 2))) {
        return line.end;
    }
    const Span list{line.begin, static_cast<std::uint32_t>(line.begin + stop)};
    const auto words = words_of(text, list);
    constexpr std::size_t longer_than_abbreviations = 4;  // bytes
    return items_of(text, list).size() >= 2 && words.back().where.size() > longer_than_abbreviations ? list.end
                                                                                                     : line.end;
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
        if (colon != std::string_view::npos && colon < 40) {
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
        const std::uint32_t end_of_items = line.cells.size() == 1 ? end_of_list(text, line.text) : line.text.end;
        if (line.sentence && items_of(text, line.text).size() < 2) {
            items.push_back(line.text);
        } else if (end_of_items < line.text.end) {
            items = items_of(text, {line.text.begin, end_of_items});
        } else {
            for (Span cell : line.cells) {
                auto more = items_of(text, cell);
                items.insert(items.end(), more.begin(), more.end());
            }
        }
        if (end_of_items < line.text.end) {
            items.push_back(trim(text, {end_of_items + 1, line.text.end}));
        }
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

}  // namespace cvconv::recognizing
