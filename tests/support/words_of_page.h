#pragma once
// The layout of pages without their PDF: from words in the form of `cvconv show --stage words`.

#include <string>

namespace cvconv::testing {

/// The rows in reading order, cells parted by " | ", below the column each belongs to:
///   page 1, left sidebar
///     Skills
///     Welding | expert
/// A line of `words` that cannot be read is a failure of the running test.
[[nodiscard]] std::string columns_of(const std::string& words);

}  // namespace cvconv::testing
