#pragma once
// Tables with a header row: what each column is.

#include <functional>
#include <string_view>
#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// The key of an item of a list in a cell: "– keeps the pumps<br>– paints the gates".
inline constexpr std::string_view cell_item = "item";

/// "Period      Employer, position, tasks": cells without a drawn table that say what stands below each.
[[nodiscard]] bool heads_columns(const Document& document, const Line& line);

/// Calls `read_row` for each row of the tables in `section` that have a known header, with the row's cells and what
/// their column's header says they are: a key of Idea::entry_labels or Idea::contact_labels, empty where it says
/// nothing. A cell of several lines is several of them; "From | To" is one period; a row whose first cell is empty goes
/// on with the one above. Header rows are named as labels. Returns the section without all these.
[[nodiscard]] Section read_table_rows(Reading& reading, const Section& section,
                                      const std::function<void(const Line&, std::vector<Labelled>&)>& read_row);

}  // namespace cvconv::recognizing
