#pragma once
// What the readers of sections share: the document, the CV being filled, and the labels met.

#include <string>
#include <vector>

#include "ir/cv.h"
#include "ir/document.h"
#include "readers/recognize/sections/sections.h"
#include "readers/recognize/values.h"

namespace cvconv::recognizing {

struct Reading {
    const Document& document;
    Cv& cv;
    DateOrder order = DateOrder::unknown;
    std::string language;  ///< BCP 47, empty = not known

    /// Words that named a value and are not one ("E-mail:").
    void label(Span span);
    /// The target of a link on (or in) this stretch; empty = none. Web addresses only.
    [[nodiscard]] std::string link_on(Span span, Span* where = nullptr) const;
};

/// "Position: Engineer": the label, what it means (a key of Idea::entry_labels), and the value.
struct Labelled {
    std::string_view key;
    Span label;
    Span value;
};
/// Whether a line begins with a known label. Also without a colon where label and value are cells.
[[nodiscard]] std::vector<Labelled> labelled(const Document& document, const Line& line, Idea idea);
/// The same for a stretch, with a colon.
[[nodiscard]] std::vector<Labelled> labelled(const Document& document, Span within, Idea idea);
/// "City: Verona | Country: Italy": the pieces between the bars, if each has a label; else none.
[[nodiscard]] std::vector<Span> labelled_pieces(const Document& document, Span within, Idea idea);
/// "Design: Intermediate      Keywords: Sketch, Figma": the label of that key at the beginning of a cell that is not
/// the first; its value goes to the end of the line. Empty key if there is none.
[[nodiscard]] Labelled label_beside(const Document& document, const Line& line, Idea idea, std::string_view key);

/// "obor Strojírenství", "Fachrichtung Maschinenbau": a label of one of `keys` without a colon. Empty key if there
/// is none.
[[nodiscard]] Labelled leading_label(const Document& document, Span span, Idea idea,
                                     std::initializer_list<std::string_view> keys);

// One reader a section, each in the file of its name. They add to reading.cv.
void read_contact(Reading& reading, const std::vector<const Section*>& sections);
void read_summary(Reading& reading, const Section& section);
void read_work(Reading& reading, const Section& section);
void read_volunteer(Reading& reading, const Section& section);
void read_education(Reading& reading, const Section& section);
void read_skills(Reading& reading, const Section& section);
void read_languages(Reading& reading, const Section& section);
void read_publications(Reading& reading, const Section& section);
void read_projects(Reading& reading, const Section& section);  // projects, talks, teaching
void read_awards(Reading& reading, const Section& section);
void read_certificates(Reading& reading, const Section& section);  // certificates, courses
void read_interests(Reading& reading, const Section& section);
void read_references(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
