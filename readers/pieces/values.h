#pragma once
// Making values out of stretches of text.

#include <string>
#include <string_view>
#include <vector>

#include "ir/document.h"
#include "ir/found.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::recognizing {

/// The text of `span`, runs of blanks as one, with its place.
[[nodiscard]] Found<std::string> found(const Document& document, Span span, Confidence confidence, std::string rule);
/// Several stretches joined by `joiner`.
[[nodiscard]] Found<std::string> found(const Document& document, const Spans& spans, std::string_view joiner,
                                       Confidence confidence, std::string rule);
/// A Text that is absent where the span is empty.
[[nodiscard]] Text text_of(const Document& document, Span span, Confidence confidence, std::string rule);

/// Adds `span` to a text as a new paragraph.
void add_paragraph(const Document& document, Text& text, Span span, std::string rule);

struct Dates {
    Date start, end;
    Flag current;
};
/// For sections in which one date means a period (work): start and end both that. "since 2016" and
/// "2016 –" are current.
[[nodiscard]] Dates period_dates(const FoundPeriod& period, std::string rule);
/// The last date of a period: for what happens once (awards, papers, a degree with one year).
[[nodiscard]] Date moment(const FoundPeriod& period, std::string rule);
/// The first: talks and grants over several years carry the first.
[[nodiscard]] Date beginning(const FoundPeriod& period, std::string rule);

}  // namespace cvconv::recognizing
