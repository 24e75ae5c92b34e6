#pragma once
// What this build of the command can read.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "readers/reader.h"

namespace cvconv::command {

/// The core readers and, where it was built, the PDF reader.
[[nodiscard]] const std::vector<Reader>& available_readers();

/// The words of a PDF as they are printed, a line each: place, size, font, look, text.
[[nodiscard]] std::optional<std::string> list_words(std::string_view bytes, const ReadOptions& options,
                                                    Diagnostics& diagnostics);

}  // namespace cvconv::command
