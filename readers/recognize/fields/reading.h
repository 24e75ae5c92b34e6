#pragma once
// What reading a section takes: the document, the CV being filled, and the labels met.

#include <string>
#include <vector>

#include "ir/cv.h"
#include "ir/document.h"
#include "readers/pieces/values.h"
#include "readers/recognize/lines/labelled_lines.h"
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

}  // namespace cvconv::recognizing
