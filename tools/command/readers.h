#pragma once
// What this build of the command can read.

#include <vector>

#include "readers/reader.h"

namespace cvconv::command {

/// The core readers and, where it was built, the PDF reader.
[[nodiscard]] const std::vector<Reader>& available_readers();

}  // namespace cvconv::command
