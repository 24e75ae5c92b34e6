#pragma once
// Tables with a header row: what each column is.

#include <functional>
#include <vector>

#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

/// Calls `read_row` for each row of the tables in `section` that have a known header, with the row's cells and what
/// their column's header says they are: a key of Idea::entry_labels or Idea::contact_labels, empty where it says
/// nothing. Header rows are named as labels. Returns the section without all these.
[[nodiscard]] Section read_table_rows(Reading& reading, const Section& section,
                                      const std::function<void(const Line&, std::vector<Labelled>&)>& read_row);

}  // namespace cvconv::recognizing
