#pragma once
// References, talks and grants whose second line hangs: set in from the first, as bibliographies are.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Several lines as one, which reads from the first to the last; they follow each other in the text.
[[nodiscard]] Line joined_lines(const Document& document, const std::vector<Line>& lines, DateOrder order);

/// Do the lines follow each other in the text?
[[nodiscard]] bool adjoins(std::string_view text, const Line& above, const Line& line);

/// Joins the lines that only wrap, in sections of references and of short entries:
///   "Scrap and the Dhow," Ocean History Congress, Valencia,
///      April 2016.
void join_hanging_lines(const Document& document, Section& section, DateOrder order);

}  // namespace cvconv::recognizing
