#include "readers/recognize/fields/publications/reference_lines.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/citations/inverted_names.h"
#include "readers/pieces/citations/patent_numbers.h"
#include "readers/recognize/fields/publications/patents.h"
#include "readers/recognize/lines/joined_lines.h"

namespace cvconv::recognizing {

namespace {

/// Where the text behind "[C4] ", "[b] ", "12. " begins; the line's begin where there is no label.
std::uint32_t behind_label(std::string_view text, Span line) {
    constexpr std::size_t longest = 6;
    std::string_view own = line.of(text);
    if (own.starts_with('[')) {
        std::size_t close = own.find(']');
        if (close == std::string_view::npos || close < 2 || close > longest) {
            return line.begin;
        }
        std::string_view inner = own.substr(1, close - 1);
        std::size_t letters = 0;
        while (letters < inner.size() && is_ascii_letter(static_cast<unsigned char>(inner[letters]))) {
            ++letters;
        }
        bool digits = inner.find_first_not_of("0123456789", letters) == std::string_view::npos;
        bool label = digits && (letters < inner.size() ? letters <= 3 : letters == 1);
        bool apart = close + 1 == own.size() || own[close + 1] == ' ';
        return label && apart ? trim(text, {static_cast<std::uint32_t>(line.begin + close + 1), line.end}).begin
                              : line.begin;
    }
    std::size_t digits = own.find_first_not_of("0123456789");
    bool numbered = digits != std::string_view::npos && digits >= 1 && digits <= 3 && digits + 1 < own.size() &&
                    (own[digits] == '.' || own[digits] == ')') && own[digits + 1] == ' ';
    return numbered ? static_cast<std::uint32_t>(line.begin + digits + 2) : line.begin;
}

/// "a. ", "b. ": a letter of a list that counts with letters.
bool has_letter(std::string_view text, Span line, char letter) {
    std::string_view own = line.of(text);
    return own.size() > 4 && own[0] == letter && (own[1] == '.' || own[1] == ')') && own[2] == ' ';
}

/// Where each line's own text begins, behind its label. Letters count where they begin with "a." and go on.
std::vector<std::uint32_t> labels_of(std::string_view text, const std::vector<Line>& lines) {
    std::vector<std::uint32_t> begins;
    auto b =
        std::find_if(lines.begin(), lines.end(), [&](const Line& line) { return has_letter(text, line.text, 'b'); });
    char letter = b != lines.end() ? 'a' : '\0';
    for (const Line& line : lines) {
        std::uint32_t begin = behind_label(text, line.text);
        if (begin == line.text.begin && letter != '\0' && has_letter(text, line.text, letter)) {
            begin = line.text.begin + 3;
            ++letter;
        }
        begins.push_back(begin);
    }
    return begins;
}

/// Does "A. Lee, B. Kim 2019. …" begin here: authors with initials, or several, and more behind them?
bool begins_with_authors(std::string_view text, Span line) {
    Span badge = badge_of(text, line);
    if (!badge.empty() || end_of_authors_before_colon(text, line) > line.begin) {
        return true;
    }
    int names = 0;
    std::uint32_t end = end_of_authors(text, line, &names);
    if (names == 0 || end + 3 >= line.end) {
        return false;
    }
    auto words = words_of(text, {line.begin, end});
    bool initial = std::any_of(words.begin(), words.end(), [&](const Word& word) {
        return word.where.size() == 1 && is_upper(character_at(text, word.where.begin));
    });
    int inverted = 0;  // "Fjord, Ida. 2021."
    return initial || names >= 2 || end_of_inverted_names(text, line, inverted) > line.begin;
}

/// Is all of the line names of authors? One name counts where initials or a list cannot tell.
bool is_all_authors(std::string_view text, Span line) {
    int names = 0;
    std::uint32_t end = end_of_authors(text, line, &names);
    return names >= 1 && end + 3 >= line.end;
}

/// Is a line the rest of the reference above it, which wraps?
bool goes_on(std::string_view text, const std::vector<Line>& above, const Line& line) {
    constexpr std::size_t longest = 12;  // lines
    if (above.empty() || above.size() >= longest || line.is_item() || line.capitals ||
        line.kind == BlockKind::heading || !adjoins(text, above.back(), line) ||
        is_opening_quotation(character_at(text, line.text.begin))) {
        return false;
    }
    bool dated = std::any_of(above.begin(), above.end(), [](const Line& l) { return l.has_period(); });
    bool complete = dated && above.back().text.of(text).ends_with('.');
    return !line.has_period() || !complete;
}

/// The same below a label: all to the next one, but for quoted titles that have none behind what is complete.
bool in_labelled(std::string_view text, const std::vector<Line>& above, const Line& line) {
    if (above.empty()) {
        return false;
    }
    bool complete = above.back().urls > 0 || above.back().text.of(text).ends_with('.');
    return !(complete && is_opening_quotation(character_at(text, line.text.begin)));
}

/// "US 7,555,019 B2, “Title”": begins with a patent's number.
bool begins_with_number(std::string_view text, Span line) {
    Span number = patent_number(text, line);
    return !number.empty() && number.begin == line.begin;
}

/// "For a wider public", "Journal articles" between references.
bool is_group_title(std::string_view text, const Line& line, bool next_begins) {
    return next_begins && line.periods.empty() && line.word_count() <= 6 && line.urls == 0 &&
           (line.kind == BlockKind::heading || (!line.is_item() && !line.starts_lower &&
                                                line.text.of(text).find_first_of(".,:;?\"") == std::string_view::npos &&
                                                quoted(text, line.text).empty() && !line.text.of(text).ends_with(')')));
}

Reference reference_of(Reading& reading, std::vector<Line> lines) {
    std::string_view text = reading.document.text;
    bool stacked = lines.size() >= 2 && !begins_with_authors(text, lines.front().text) &&
                   is_all_authors(text, lines[1].text) && quoted(text, lines.front().text).empty();
    if (lines.size() >= 2 && !stacked) {
        for (std::size_t i = 1; i < lines.size(); ++i) {
            stacked = stacked || !adjoins(text, lines[i - 1], lines[i]);
        }
    }
    Reference reference;
    if (stacked || lines.size() == 1) {
        reference.lines = std::move(lines);
    } else {
        reference.lines.push_back(joined_lines(reading.document, lines, reading.order));
    }
    return reference;
}

/// A line without its label, which is named as one.
Line without_label(Reading& reading, const Line& line, std::uint32_t begin) {
    if (begin == line.text.begin) {
        return line;
    }
    reading.label({line.text.begin, begin});
    return part_of(reading.document, line, {begin, line.text.end}, reading.order);
}

}  // namespace

bool begins_reference(std::string_view text, Span line) {
    return begins_with_authors(text, line) || !quoted(text, line).empty() || behind_label(text, line) > line.begin;
}

Span badge_of(std::string_view text, Span line) {
    constexpr std::size_t longest = 24;
    std::string_view own = line.of(text).substr(0, longest);
    for (std::string_view mark : {"’", "'", "‘"}) {
        std::size_t at = own.find(mark);
        if (at == std::string_view::npos || at < 3 || at + mark.size() + 3 > own.size()) {
            continue;
        }
        std::size_t digits = at + mark.size();
        bool year = is_ascii_digit(static_cast<unsigned char>(own[digits])) &&
                    is_ascii_digit(static_cast<unsigned char>(own[digits + 1])) && own[digits + 2] == ' ';
        Span name{line.begin, static_cast<std::uint32_t>(line.begin + at)};
        Span badge{line.begin, static_cast<std::uint32_t>(line.begin + digits + 2)};
        int names = 0;
        (void)end_of_authors(text, trim(text, {badge.end, line.end}), &names);
        if (year && names >= 1 && is_all_capitals(name.of(text)) && words_of(text, name).size() <= 3) {
            return badge;
        }
    }
    return {};
}

std::uint32_t behind_leading_year(std::string_view text, const Line& line) {
    if (line.periods.empty() || line.periods.front().where.begin > line.text.begin + 1 ||
        line.periods.front().certainty < 0.5F) {
        return line.text.begin;
    }
    const std::uint32_t end = line.periods.front().where.end;
    const bool cell = line.cells.size() >= 2 && line.cells.front().end <= end + 1;
    const bool dash = is_dash(character_at(text, std::min(trim(text, {end, line.text.end}).begin, line.text.end)));
    const bool mark =
        dash || (end < line.text.end && std::string_view(".:,").find(text[end]) != std::string_view::npos);
    Span rest = strip(text, trim(text, {end, line.text.end}), ".:,;");
    rest.begin = dash ? trim_punctuation(text, rest).begin : rest.begin;  // "2015 – A short history of valves"
    // "2016 How pumps learn. Harbour Magazine": the only date there is
    const char32_t next = character_at(text, rest.begin);
    const bool only =
        line.periods.size() == 1 && text.substr(end, 1) == " " && (is_upper(next) || is_opening_quotation(next));
    const bool parted = cell || mark || only || begins_with_authors(text, rest);
    return parted && words_of(text, rest).size() >= 2 ? rest.begin : line.text.begin;
}

std::vector<Reference> find_references(Reading& reading, const Section& section) {
    std::string_view text = reading.document.text;
    const std::vector<Line>& lines = section.lines;
    const std::vector<std::uint32_t> begins = labels_of(text, lines);
    // "[C4]" may be the mark of an item
    auto has_label = [&](std::size_t i) {
        const std::string& marker = reading.document.blocks[static_cast<std::size_t>(lines[i].block)].marker;
        return begins[i] > lines[i].text.begin || (lines[i].is_item() && marker.starts_with('['));
    };
    std::vector<bool> starts(lines.size());
    std::size_t labelled = 0;
    std::size_t authored = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::uint32_t begin = std::max(begins[i], behind_leading_year(text, lines[i]));
        starts[i] = section.kind == SectionKind::patents ? begins_with_number(text, lines[i].text)
                                                         : begins_with_authors(text, {begin, lines[i].text.end});
        authored += starts[i] ? 1 : 0;
        labelled += has_label(i) ? 1 : 0;
    }
    // "Fjord, I., Brekke, O., et al." fill the line, below what ends with a full stop, where others begin with authors
    for (std::size_t i = 1; section.kind != SectionKind::patents && authored >= 2 && i < lines.size(); ++i) {
        if (!starts[i] && lines[i - 1].text.of(text).ends_with('.') && is_all_authors(text, lines[i].text) &&
            lines[i].text.of(text).find("., ") != std::string_view::npos) {
            starts[i] = true;
            ++authored;
        }
    }
    // "[1]" may be the only one, over the lines that wrap
    const bool only_one = labelled == 1 && lines.size() >= 2 && has_label(0) &&
                          std::none_of(lines.begin() + 1, lines.end(), [](const Line& line) {
                              return line.is_item() || line.kind == BlockKind::heading;
                          });
    const bool by_label = (labelled >= 2 && labelled * 6 >= lines.size()) || only_one;
    for (std::size_t i = 0; by_label && i < lines.size(); ++i) {
        starts[i] = has_label(i);
    }
    // a title, its authors, where it was published: below each other
    bool stacked = !by_label && !starts.empty() && !starts.front();
    for (std::size_t i = 0; stacked && i < lines.size(); ++i) {
        stacked = !starts[i] || (is_all_authors(text, lines[i].text) && !starts[i - 1]);
    }
    if (stacked) {
        return {};
    }
    auto first = std::find(starts.begin(), starts.end(), true) - starts.begin();
    if ((!by_label && (authored < 2 || authored * 4 < lines.size())) ||
        first > static_cast<std::ptrdiff_t>(std::max<std::size_t>(1, lines.size() / 4))) {
        return {};
    }
    std::vector<Reference> references;
    std::vector<Line> unit;
    auto close = [&] {
        if (!unit.empty()) {
            references.push_back(reference_of(reading, std::move(unit)));
            unit.clear();
        }
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        bool next_begins = i + 1 < lines.size() && (starts[i + 1] || !quoted(text, lines[i + 1].text).empty());
        if (!starts[i] && is_group_title(text, lines[i], next_begins) &&
            (unit.empty() || unit.back().text.of(text).ends_with('.') || unit.back().urls > 0 ||
             lines[i].kind == BlockKind::heading || lines[i].capitals)) {
            close();
            reading.label(lines[i].text);
            continue;
        }
        bool belongs = by_label ? in_labelled(text, unit, lines[i]) : goes_on(text, unit, lines[i]);
        if (starts[i] || !belongs) {
            close();
        }
        if (begins[i] >= lines[i].text.end) {
            reading.label(lines[i].text);  // "[4]" beside what it counts
            continue;
        }
        unit.push_back(without_label(reading, lines[i], begins[i]));
    }
    close();
    return references;
}

}  // namespace cvconv::recognizing
