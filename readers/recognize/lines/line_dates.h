#pragma once
// The dates of a line, with what its cells and the rows above say about them.

#include <string_view>
#include <vector>

#include "ir/document.h"
#include "readers/pieces/dates/dates.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// None of them begins with a number that belongs to the words before it; "Present" alone in a margin column of dates
/// is one.
[[nodiscard]] std::vector<FoundPeriod> periods_of(std::string_view text, const Line& line, DateOrder order);

/// "平成26 | 4 | …" above "〃 | 10 | …" and "| 12 | …": the year stands once. `year` is that of the row above, and
/// after the call of this one; 0 outside tables.
void carry_year(const Document& document, const Block& block, Line& line, int& year);

}  // namespace cvconv::recognizing
