#pragma once
// What is cut out of a header before its pieces are told apart: dates, links, and what names or repeats them.

#include <string_view>
#include <vector>

#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// What says again, or names, the period: "8 years" in a cell of its own, "Date:" before it.
[[nodiscard]] std::vector<Span> labels_of_periods(std::string_view text, const Line& line);

/// In their order: dates and links, with brackets around them, e-mail addresses and labels_of_periods().
[[nodiscard]] std::vector<Span> masked_spans_of(std::string_view text, const Line& line);

}  // namespace cvconv::recognizing
