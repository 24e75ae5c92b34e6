#pragma once
// Understanding a CV: a Document in, a Cv out.

#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/document.h"
#include "ir/outline.h"

namespace cvconv {

namespace recognizing {
class LineLabeller;
}

struct RecognizeOptions {
    std::string language;  ///< BCP 47 hint; empty = find out
    /// For measuring others than the one that is built in (null); must outlive the call.
    const recognizing::LineLabeller* line_labeller = nullptr;
};

/// Sections and entries, without fields.
[[nodiscard]] Outline outline(const Document& document, const RecognizeOptions& options = {});

/// The whole: every word of the document ends in a field, a section title, a label, `unclaimed` or
/// `furniture` of the result.
[[nodiscard]] Cv recognize(const Document& document, Diagnostics& diagnostics, const RecognizeOptions& options = {});

}  // namespace cvconv
