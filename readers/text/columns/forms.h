#pragma once
// Forms: labels in a column at the left, their values beside them.
//   • Dates (from – to)         2019 – 2021
//   • Name and address          Acme Pipes, Lisbon
//     of employer

#include <span>
#include <string_view>

#include "readers/text/lines.h"

namespace cvconv::text {

/// A label without the bullet and the colon around it: "• Dates (from – to):" → "Dates (from – to)".
[[nodiscard]] std::string_view bare_label(std::string_view label);

/// Is `label`, with or without bullet and colon, what forms call a value of a person, a job or a degree?
[[nodiscard]] bool is_known_label(std::string_view label);

/// Is what stands left of `column` a column of labels? Most of them are known ones, or come again and again.
[[nodiscard]] bool is_label_column(std::span<const Line> lines, float column);

}  // namespace cvconv::text
