#pragma once
// The ZIP container of a Word document, by minizip.

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cvconv::docx {

/// Names and contents, in the order of the container.
using Parts = std::vector<std::pair<std::string, std::string>>;

/// Compressed, each part of 1980-01-01, so that the same parts are the same bytes. Nothing where memory runs out.
[[nodiscard]] std::optional<std::string> package(const Parts& parts);

}  // namespace cvconv::docx
