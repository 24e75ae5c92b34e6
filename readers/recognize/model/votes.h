#pragma once
// Several networks that were trained alike from different beginnings vote: what they say is averaged, which errs less
// than any of them. Internal to the labellers.

#include <cstddef>
#include <vector>

namespace cvconv::recognizing {

/// A file of weights has at most as many networks: a bound for files that lie.
inline constexpr std::size_t most_networks = 16;

/// The mean of numbers that come in rounds of equal length.
class Votes {
public:
    void add(const std::vector<float>& said);
    /// Nothing where nothing was added.
    [[nodiscard]] std::vector<float> mean() &&;

private:
    std::vector<float> sums_;
    std::size_t rounds_ = 0;
};

}  // namespace cvconv::recognizing
