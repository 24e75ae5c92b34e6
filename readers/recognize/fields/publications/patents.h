#pragma once

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// "(US Patent 11,234,567)", "EP 1 234 567 B1" at the end of a line: the office and the number. Empty if there is none.
[[nodiscard]] Span patent_in_brackets(const Document& document, const Line& line);

/// "Title, KR 10-2555017, granted Nov. 2021", "US 7,555,019 B2, “Title”, with A. Fjord. Issued 2009." Absent if the
/// line has no number.
[[nodiscard]] std::optional<Publication> read_patent(Reading& reading, const Line& line);

}  // namespace cvconv::recognizing
