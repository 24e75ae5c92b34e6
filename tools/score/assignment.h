#pragma once
// Which of these goes with which of those.

#include <cstddef>
#include <utility>
#include <vector>

namespace cvconv::score {

/// One-to-one pairs (row, column) with the greatest total of `similarity[row][column]`, in the
/// order of the longer side; pairs of similarity 0 are left out. Hungarian method: cubic.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> assign(
    const std::vector<std::vector<double>>& similarity);

}  // namespace cvconv::score
