// What a person says of himself, in prose: below a heading, or among the lines of the contact part.

#include "readers/pieces/citations/citations.h"
#include "readers/recognize/fields/contact/contact_part.h"
#include "readers/recognize/fields/fields.h"

namespace cvconv::recognizing {

void keep_prose(ContactPart& part) {
    bool points = false;  // the summary is a list of bullets
    for (const Remains& r : part.remains) {
        bool point = r.line->is_item() && r.line->word_count() >= 5;
        for (Span piece : r.pieces) {
            if (r.line->sentence && piece.size() + 2 >= r.line->text.size()) {
                piece = r.line->text;  // with its full stop
            }
            bool whole = point && piece.size() + 2 >= r.line->text.size();
            bool prose =
                r.line->sentence || is_motto(part.text(), piece) || count_words(words_of(part.text(), piece)) >= 12;
            if (prose && !part.basics().summary) {
                part.basics().summary = found(part.document(), piece, Confidence::inferred, "summary.without_heading");
                points = whole;
            } else if (((prose && r.line->sentence) || (points && whole)) && part.basics().summary &&
                       part.basics().summary->rule == "summary.without_heading") {
                add_paragraph(part.document(), part.basics().summary, piece, "summary.without_heading");
            }
        }
    }
}

void read_summary(Reading& reading, const Section& section) {
    std::vector<Line> lines = section.lines;
    // "Job applied for" over "Senior nurse": what one is
    const bool asked = asks_for_headline(section.title.of(reading.document.text));
    if (!lines.empty() && (asked || lines.size() == 1) && !section.title.empty() && !reading.cv.basics.label) {
        const Line& line = lines.front();
        if (!line.sentence && line.word_count() <= 8 && line.count(Idea::job_titles) > 0) {
            reading.cv.basics.label =
                text_of(reading.document, line.text, Confidence::inferred, "contact.label.summary");
            lines.erase(lines.begin());
        }
    }
    if (asked) {
        // "90 000 ₽ на руки", "Занятость: полная занятость": conditions have no field
        std::erase_if(lines, [](const Line& line) { return !line.sentence; });
    }
    Text summary;
    for (const Line& line : lines) {
        add_paragraph(reading.document, summary, line.text, "summary");
    }
    if (!summary) {
        return;
    }
    Text& whole = reading.cv.basics.summary;
    if (whole && summary->value.size() < 60 && lines.size() == 1 && !lines.front().sentence) {
        return;  // a summary is there, and this is none
    }
    if (whole && whole->rule == "summary.without_heading") {
        // a line of prose above the heading was something else
        whole = std::move(summary);
    } else if (whole) {
        whole->value += "\n" + summary->value;
        whole->where.insert(whole->where.end(), summary->where.begin(), summary->where.end());
    } else {
        whole = std::move(summary);
    }
}

}  // namespace cvconv::recognizing
