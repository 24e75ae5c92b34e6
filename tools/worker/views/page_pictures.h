#pragma once
// The pages of a PDF as people see them, for the page of `cvconv explain`.

#include <optional>
#include <string_view>
#include <vector>

#include "readers/reader.h"
#include "writers/explain/page.h"

namespace cvconv::worker {

/// More pages than this are shown without their picture.
inline constexpr int most_pictures = 200;

/// Nothing if the input is no PDF that can be opened. A page that cannot be drawn has a size and no picture; so do
/// those from `most_pictures` on, and those of a PDF in which the ones before took too much memory together.
[[nodiscard]] std::optional<std::vector<explain::PagePicture>> page_pictures(std::string_view bytes,
                                                                             const ReadOptions& options);

}  // namespace cvconv::worker
