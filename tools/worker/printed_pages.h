#pragma once
// The pages of a PDF as they are printed, for the picture of its layout.

#include <optional>
#include <string_view>
#include <vector>

#include "tools/worker/layout_svg.h"

namespace cvconv::worker {

/// A PagesReader.
[[nodiscard]] std::optional<std::vector<PrintedPage>> printed_pages(std::string_view bytes, const ReadOptions& options);

}  // namespace cvconv::worker
