#include "readers/recognize/fields/awards/award_titles.h"

#include <algorithm>
#include <cmath>

#include "readers/pieces/items.h"
#include "readers/recognize/entries/body.h"
#include "readers/recognize/lines/driving_licence.h"

namespace cvconv::recognizing {

namespace {

/// A flat list on one line: "Dean's List, Best Paper Award, First Prize"; "OSHA 30-Hour; Forklift Certified".
bool is_flat_list(const Document& document, const Section& section) {
    if (section.lines.size() != 1) {
        return false;
    }
    const Line& line = section.lines.front();
    bool parted = line.text.of(document.text).find(';') != std::string_view::npos;
    return line.periods.empty() && items_of(document.text, line.text).size() >= (parted ? 2U : 3U);
}

/// "Scrum Product Owner" over "Foundations of Pricing", all set alike, no dates, nobody who gave them: one a line.
bool is_one_a_line(const Section& section) {
    const Line& first = section.lines.front();
    return section.lines.size() >= 2 && std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
               return line.periods.empty() && line.urls == 0 && !line.sentence && line.cells.size() == 1 &&
                      line.kind == first.kind && line.style == first.style && std::abs(line.left - first.left) < 3 &&
                      line.runs.size() <= 1 && !line.starts_lower && line.count(Idea::organizations) == 0 &&
                      line.count(Idea::institutions) == 0 && line.word_count() <= 10;
           });
}

/// All of "Prawo jazdy kat. B, C" and "Rijbewijs: B". Empty for other lines.
Span driving_licence(const Document& document, const Line& line) {
    if (line.has_period() || line.sentence || line.text.of(document.text).find("; ") != std::string_view::npos) {
        return {};
    }
    // "Führerschein      Führerschein Klasse B": the value beside its label
    if (line.cells.size() == 2 && is_driving_licence(document, line.cells[1])) {
        return line.cells[1];
    }
    if (is_driving_licence(document, line.text)) {
        return line.text;
    }
    return {};
}

constexpr std::size_t longest_category = 3;  // letters

bool begins_with_category(const Line& line) {
    return !line.words.empty() && line.words.front().capitals && line.words.front().where.size() <= longest_category;
}

/// "B, F, G" or "category B" below the title "Driving licence", beside it or on the next line. Together they are what
/// the licence is called.
Text titled_driving_licence(const Document& document, const Section& section, const Line& line) {
    constexpr std::size_t most_words = 10;
    const std::string_view text = document.text;
    const bool category =
        std::any_of(line.words.begin(), line.words.begin() + std::min<std::ptrdiff_t>(2, std::ssize(line.words)),
                    [](const Word& word) { return word.capitals && word.where.size() <= longest_category; });
    if (!category || line.word_count() > most_words || line.has_period() || line.sentence || section.title.empty() ||
        !means(Idea::contact_labels, section.title.of(text), "driving_licence")) {
        return {};
    }
    return Found<std::string>{std::string(section.title.of(text)).append(": ").append(line.text.of(text)),
                              {section.title, line.text},
                              Confidence::stated,
                              "title.driving_licence"};
}

}  // namespace

std::vector<Distinction> take_driving_licences(Reading& reading, const Section& section, std::vector<Line>& lines) {
    std::vector<Distinction> licences;
    std::erase_if(lines, [&](const Line& line) {
        Text titled = titled_driving_licence(reading.document, section, line);
        const Span licence = driving_licence(reading.document, line);
        if (titled && (licence.empty() || begins_with_category(line))) {
            licences.emplace_back().title = std::move(titled);
            return true;
        }
        if (licence.empty()) {
            return false;
        }
        licences.emplace_back().title = text_of(reading.document, licence, Confidence::stated, "title.driving_licence");
        if (licence.begin > line.text.begin && line.cells.size() == 2) {
            reading.label(line.cells[0]);
        }
        return true;
    });
    return licences;
}

std::vector<Distinction> read_bare_titles(const Reading& reading, const Section& section) {
    const Document& document = reading.document;
    std::vector<Distinction> result;
    if (is_one_a_line(section)) {
        for (const Line& line : section.lines) {
            result.emplace_back().title = text_of(document, line.text, Confidence::inferred, "title.line");
        }
    } else if (is_flat_list(document, section)) {
        for (Span item : items_of(document.text, section.lines.front().text)) {
            result.emplace_back().title = text_of(document, item, Confidence::inferred, "title.list");
        }
    }
    return result;
}

}  // namespace cvconv::recognizing
