#pragma once
// The row of a table that says what its columns are.

#include <string>
#include <vector>

namespace cvconv::office {

/// "Title | Organization | Where | Time": every cell names a kind of field, or all but one where there are three and
/// more. Not "Work | Education", which are titles of sections.
[[nodiscard]] bool are_column_titles(const std::vector<std::string>& cells);

}  // namespace cvconv::office
