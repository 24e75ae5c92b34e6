#pragma once
// The titles of a table's columns.

#include <string_view>

namespace cvconv::recognizing {

/// What the title of a column says that stands below it: a key of Idea::entry_labels or Idea::contact_labels,
/// "authors", "venue"; empty if it says nothing.
[[nodiscard]] std::string_view column_key(std::string_view text);

}  // namespace cvconv::recognizing
