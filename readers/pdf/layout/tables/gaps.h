#pragma once
// What is free of words on levels of a page: where the columns of a table may be parted.

#include <cstddef>
#include <vector>

#include "readers/pdf/layout/tables/grid.h"
#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

constexpr std::size_t least_columns = 3;  ///< of a table without upright lines: two are dates or labels beside text

struct Gap {
    float from = 0, to = 0;
};
/// From left to right.
using Gaps = std::vector<Gap>;

/// Between and around the words, from the edge `left` to the edge `right`; words from left to right.
[[nodiscard]] Gaps gaps_between(const std::vector<const PageWord*>& words, float left, float right);
/// What is free on both levels.
[[nodiscard]] Gaps common_gaps(const Gaps& a, const Gaps& b);
/// Those with words on both sides: neither at the left edge of all, nor at the right one.
[[nodiscard]] Gaps gutters_in(Gaps gaps, float left, float right);
/// How many of the gutters lie left of the word.
[[nodiscard]] std::size_t column_of(const PageWord& word, const Gaps& gutters);
/// The page's words by the middle of their height.
[[nodiscard]] std::vector<const PageWord*> words_by_height(const PageWords& page);
/// A cell for each row and column; edges in the middle of each gutter.
[[nodiscard]] Grid grid_of(const Gaps& gutters, float left, float right, std::vector<float> ys);

}  // namespace cvconv::pdf
