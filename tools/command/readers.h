#pragma once
// What this build of the command can read.

#include <vector>

#include "readers/reader.h"

namespace cvconv::command {

/// The core readers and, where it was built, PDF: its entry knows what a PDF looks like, but only a
/// worker (file_tasks.h) can read one.
[[nodiscard]] const std::vector<Reader>& available_readers();

}  // namespace cvconv::command
