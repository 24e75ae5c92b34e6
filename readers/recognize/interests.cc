// Interests and referees.

#include <algorithm>

#include "readers/recognize/entries.h"
#include "readers/recognize/items.h"
#include "readers/recognize/person_name.h"
#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

void read_interests(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const Line& line = section.lines[i];
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
        // "Music" over "jazz, tango": a name and its keywords
        bool title = i + 1 < section.lines.size() && line.style.bold && !section.lines[i + 1].style.bold;
        bool larger = i + 1 < section.lines.size() && line.style.size > section.lines[i + 1].style.size + 0.4F;
        if ((title || larger) && line.word_count() <= 5) {
            Interest interest;
            interest.name = found(document, line.text, Confidence::inferred, "interests.name");
            for (Span cell : section.lines[i + 1].cells) {
                for (Span item : items_of(text, cell)) {
                    interest.keywords.push_back(found(document, item, Confidence::inferred, "interests.keyword"));
                }
            }
            reading.cv.interests.push_back(std::move(interest));
            ++i;
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
        for (Span item : items) {
            Interest interest;
            interest.name = found(document, item, Confidence::inferred, "interests.name");
            reading.cv.interests.push_back(std::move(interest));
        }
    }
}

void read_references(Reading& reading, const Section& section) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    // a referee begins where a line begins with a person's name
    std::vector<std::vector<const Line*>> entries;
    for (const Line& line : section.lines) {
        Span first = line.cells.front();
        std::size_t comma = first.of(text).find(',');
        Span head = comma == std::string_view::npos
                        ? first
                        : Span{first.begin, static_cast<std::uint32_t>(first.begin + comma)};
        bool name = name_score(text, head) >= 0.5F || name_score(text, first) >= 0.5F;
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
                float score = name_score(text, span);
                if (score >= 0.5F) {
                    best = own.size();
                } else {
                    for (std::string_view separator : {",", " – ", " - ", " — ", ":", " | ", " (", " · "}) {
                        std::size_t at = own.find(separator);
                        if (at != std::string_view::npos &&
                            name_score(text, {span.begin, static_cast<std::uint32_t>(span.begin + at)}) >= 0.5F) {
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
