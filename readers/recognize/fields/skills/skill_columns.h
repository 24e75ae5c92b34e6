#pragma once
// Tables of skills whose columns are groups.

#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

void add_keyword(Reading& reading, Skill& skill, Span item);

/// "Design | Research | Tools" above rows of one name each, or "I dream in | I work in" above one row of lists: adds a
/// group for each column of the table whose header is at `header`. Returns the last line of the table; `header` itself,
/// and adds nothing, if it is another table: "Skill | Level".
[[nodiscard]] std::size_t read_columns(Reading& reading, const std::vector<Line>& lines, std::size_t header);

}  // namespace cvconv::recognizing
