#pragma once
// Tables with a header row: what each column is.

#include <map>
#include <vector>

#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

/// For each row of `section` (by its index in section.lines) the cells with what their column's header
/// says they are: a key of Idea::entry_labels or Idea::contact_labels. Cells of columns that say
/// nothing have an empty key. Rows of tables without a known header are not in the map. The header
/// row itself maps to an empty list.
[[nodiscard]] std::map<std::size_t, std::vector<Labelled>> table_rows(const Document& document, const Section& section);

}  // namespace cvconv::recognizing
