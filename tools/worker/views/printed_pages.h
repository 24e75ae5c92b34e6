#pragma once
// The pages of a PDF as they are printed, for the picture of its layout.

#include <optional>
#include <string_view>
#include <vector>

#include "readers/pdf/words/words.h"
#include "tools/worker/views/layout_svg.h"

namespace cvconv::worker {

/// A PagesReader.
[[nodiscard]] std::optional<std::vector<PrintedPage>> printed_pages(std::string_view bytes, const ReadOptions& options);

[[nodiscard]] std::vector<PrintedPage> as_printed(std::vector<pdf::PageWords> pages);

}  // namespace cvconv::worker
