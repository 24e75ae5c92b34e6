// Referees, and what they say.

#include <algorithm>

#include "readers/pieces/citations/citations.h"
#include "readers/pieces/names/person_name.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/fields/fields.h"

namespace cvconv::recognizing {

namespace {

bool begins_with_name(std::string_view text, const Line& line) {
    Span first = line.cells.front();
    std::size_t comma = line.text.of(text).find(',');  // blanks may be wide in justified lines: "Dr   Ann   Lee, head"
    Span head = comma == std::string_view::npos
                    ? first
                    : Span{line.text.begin, static_cast<std::uint32_t>(line.text.begin + comma)};
    return name_score(text, head) >= 0.5F || name_score(text, first) >= 0.5F;
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

/// Does the line begin a referee, behind `above`? "Dr Helen Marchbank, …" has the word of a bank in the name, but
/// stands below the address of another.
bool begins_referee(std::string_view text, const Line& line, const Line* above) {
    constexpr float least_below_address = 0.3F;
    if (begins_with_name(text, line)) {
        return true;
    }
    const bool below_address = above != nullptr && above->emails + above->phones > 0;
    const std::size_t comma = line.text.of(text).find(',');
    const Span head{line.text.begin,
                    static_cast<std::uint32_t>(line.text.begin + std::min<std::size_t>(comma, line.text.size()))};
    return below_address && name_score(text, head) >= least_below_address;
}

/// How many bytes of the line are the referee's name; 0 if none.
std::size_t length_of_name(std::string_view text, Span line) {
    const std::string_view own = line.of(text);
    // "Dr Ann Lee – head of the mill" has the words of a name in its first part, too
    for (std::string_view separator : {" – ", " — ", " | ", " · "}) {
        const std::size_t at = own.find(separator);
        if (at < own.size() && name_in(text, line, at)) {
            return at;
        }
    }
    if (name_score(text, line) >= 0.5F) {
        return own.size();
    }
    for (std::string_view separator : {",", " – ", " - ", " — ", ":", " | ", " (", " · "}) {
        const std::size_t at = own.find(separator);
        if (at != std::string_view::npos && name_in(text, line, at)) {
            return at;
        }
    }
    return 0;
}

/// `below_another`: the first line stands below the address of another referee, and was found to begin with a name.
Reference referee_of(const Document& document, const std::vector<const Line*>& lines, bool below_another) {
    const std::string_view text = document.text;
    Reference reference;
    Spans rest;
    for (const Line* line : lines) {
        Span span = line->text;
        if (line == lines.front()) {
            std::size_t length = length_of_name(text, span);
            length =
                length == 0 && below_another ? std::min<std::size_t>(span.of(text).find(','), span.size()) : length;
            const Span name{span.begin, static_cast<std::uint32_t>(span.begin + length)};
            if (length > 0) {
                reference.name =
                    text_of(document, trim_punctuation(text, name), Confidence::inferred, "references.name");
                span = trim_punctuation(text, strip(text, {name.end, span.end}, ",:|"));
            }
        }
        span = strip(text, span, ",");
        if (!span.empty()) {
            rest.push_back(span);
        }
    }
    if (!rest.empty()) {
        const bool prose = std::any_of(lines.begin(), lines.end(), [](const Line* line) { return line->sentence; });
        reference.reference = found(document, rest, prose ? "\n" : ", ", Confidence::inferred, "references.reference");
    }
    return reference;
}

}  // namespace

void read_references(Reading& reading, const Section& whole) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    const Section section = read_down_columns(reading, whole);
    if (!section.lines.empty() && are_quotations(text, section)) {
        read_quotations(reading, section);
        return;
    }
    // a referee begins where a line begins with a person's name
    std::vector<std::vector<const Line*>> entries;
    for (const Line& line : section.lines) {
        const bool school = line.cells.size() == 1 && line.count(Idea::institutions) > 0 &&
                            line.text.of(text).find(',') == std::string_view::npos;
        const Line* above = entries.empty() ? nullptr : entries.back().back();
        const bool begins = begins_referee(text, line, above) && !school;
        if (entries.empty() || begins) {
            entries.emplace_back();
        }
        entries.back().push_back(&line);
    }
    for (const auto& lines : entries) {
        Reference reference = referee_of(document, lines, &lines != &entries.front());
        if (reference.name || reference.reference) {
            reading.cv.references.push_back(std::move(reference));
        }
    }
}

}  // namespace cvconv::recognizing
