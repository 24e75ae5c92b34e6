#pragma once
// Lines that one thing wraps over.

#include <vector>

#include "ir/document.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// Several lines as one, which reads from the first to the last; they follow each other in the text.
[[nodiscard]] Line joined_lines(const Document& document, const std::vector<Line>& lines, DateOrder order);

/// Do the lines follow each other in the text?
[[nodiscard]] bool adjoins(std::string_view text, const Line& above, const Line& line);

}  // namespace cvconv::recognizing
