#pragma once
// The two sides of a gutter: do they stand to each other as columns do, each to be read on its own, or as the cells of
// rows, a margin column of dates or labels beside what they are about?

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

#include "readers/pdf/layout/known_texts.h"
#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// The lines on one side of a gutter, each of which may be several cells of a row.
struct Side {
    std::vector<float> middles;
    std::vector<float> sizes;
    std::vector<std::size_t> words;
    std::size_t dates = 0;
    std::size_t bullets = 0;
    std::size_t labels = 0;                     ///< lines that end with a colon
    std::size_t known_labels = 0;               ///< "Employer", "Dates"
    std::unordered_map<std::string, int> seen;  ///< short lines, and how often
    std::vector<float> heads;                   ///< middles of bold lines
    std::size_t prose = 0;                      ///< lines that begin with a lower-case letter: continued ones
    std::size_t running = 0;                    ///< lines of several words
    float left = 1e9F, right = -1e9F;
    float last_left = -1e9F, first_right = 1e9F;  ///< how ragged the edges are

    /// `offset` is added to the height of the line, so that those of several pages are apart.
    void add(const std::vector<const Segment*>& cells, KnownTexts& known, float offset = 0);
    [[nodiscard]] std::size_t lines() const { return middles.size(); }
    /// Set flush right: what stands at the margin, beside the text.
    [[nodiscard]] bool flush_right() const { return right - first_right < 2 && last_left - left > 3; }
    [[nodiscard]] float median_words() const;
    [[nodiscard]] float share(std::size_t part) const {
        return lines() == 0 ? 0 : static_cast<float>(part) / static_cast<float>(lines());
    }
};

[[nodiscard]] bool are_columns(const Side& left, const Side& right);

}  // namespace cvconv::pdf
