#pragma once
// What the readers of sections share: the document, the CV being filled, and the labels met.

#include <string>
#include <vector>

#include "ir/cv.h"
#include "ir/document.h"
#include "readers/pieces/labels.h"
#include "readers/pieces/values.h"
#include "readers/recognize/sections/sections.h"

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
