#pragma once
// The first stage of reading a PDF, for people.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "readers/pdf/words/words.h"
#include "readers/reader.h"

namespace cvconv::worker {

/// The words of a PDF as they are printed, a line each: place, size, font, look, text.
[[nodiscard]] std::optional<std::string> print_words(std::string_view bytes, const ReadOptions& options,
                                                     Diagnostics& diagnostics);

[[nodiscard]] std::string to_lines(const std::vector<pdf::PageWords>& pages);

}  // namespace cvconv::worker
