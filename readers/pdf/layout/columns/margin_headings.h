#pragma once
// Titles of sections that stand in a margin column, left of all text.

#include <optional>
#include <vector>

#include "readers/pdf/layout/furniture.h"
#include "readers/pdf/layout/known_texts.h"
#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// Where the text begins beside the margin column of a document, if it has one with nothing but titles in it:
///     Education    Harbour College              2009 – 2013
///                  Master of Boats
///
///     Languages    Norwegian, Greek
/// Three of them at least are known titles that stand beside text. All pages are looked at: one may have only one.
[[nodiscard]] std::optional<float> margin_of_headings(const std::vector<PageSegments>& pages, KnownTexts& known);

/// A title and what stands beside and below it, up to the next one; without a title what stands above the first.
struct MarginSection {
    std::vector<Segment> heading;  ///< one at most, put together if it stands in several lines
    std::vector<Segment> text;
};
[[nodiscard]] std::vector<MarginSection> margin_sections(std::vector<Segment> segments, float text_left,
                                                         KnownTexts& known);

}  // namespace cvconv::pdf
