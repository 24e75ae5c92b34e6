#pragma once
// Understanding a CV: a Document in, a Cv out.

#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/document.h"
#include "ir/outline.h"

namespace cvconv {

namespace recognizing {
class Encoder;
class FieldLabeller;
class LineLabeller;
struct GivenLineLabels;
struct GivenSpans;
}  // namespace recognizing

struct RecognizeOptions {
    std::string language;       ///< BCP 47 hint; empty = find out
    float min_probability = 0;  ///< values that are less likely right stay text; from 0 to 1
    /// For measuring others than the one that is built in (null); must outlive the call.
    const recognizing::LineLabeller* line_labeller = nullptr;
    const recognizing::FieldLabeller* field_labeller = nullptr;  ///< as above
    const recognizing::Encoder* encoder = nullptr;  ///< as above; null: that which is installed with cvconv
    /// For measuring what is lost behind right labels: what labellers would have to find out (null: nothing is known).
    const recognizing::GivenLineLabels* given_lines = nullptr;
    const recognizing::GivenSpans* given_spans = nullptr;  ///< as above
};

/// Sections and entries, without fields.
[[nodiscard]] Outline outline(const Document& document, const RecognizeOptions& options = {});

/// The whole: every word of the document ends in a field, a section title, a label, `unclaimed` or
/// `furniture` of the result.
[[nodiscard]] Cv recognize(const Document& document, Diagnostics& diagnostics, const RecognizeOptions& options = {});

/// A step on the way, and what it did with one document.
struct PassReport {
    std::string_view name;        ///< of the function that does it
    std::string_view takes;       ///< what it looks at
    std::string_view guarantees;  ///< what holds behind it
    std::size_t sections = 0;     ///< so many there are behind it
    std::size_t lines = 0;        ///< in all sections; before there are any, of the document
    bool changed = false;         ///< anything at all
};

/// recognize() step by step; the passes are the same for all documents, in the order in which they run. Takes longer
/// than recognize(), as everything is compared.
[[nodiscard]] std::vector<PassReport> trace_passes(const Document& document, const RecognizeOptions& options = {});

}  // namespace cvconv
