#pragma once
// A linear chain of labels (the decoding of a conditional random field): what each label costs behind each other.
// Internal to the labellers.

#include <cstddef>
#include <vector>

namespace cvconv::recognizing {

/// Makes all labels but these nearly impossible at one step, which has `count` logits. Not wholly: a chain must find a
/// way where what is known of one step contradicts what is known of the next.
void keep_only(const std::vector<std::size_t>& labels, float* logits, std::size_t count);

class Chain {
public:
    Chain() = default;
    /// Logarithms: `start` of each label at the first step, `transitions` in rows of the label before. What is below
    /// -87 is impossible.
    Chain(std::vector<float> transitions, std::vector<float> start);

    [[nodiscard]] std::size_t labels() const { return start_.size(); }
    /// steps x labels logits to the probability of each label at each step, given all of them.
    [[nodiscard]] std::vector<float> marginals(const std::vector<float>& logits) const;
    /// The most likely sequence (Viterbi). Of equal ones the label with the lower number.
    [[nodiscard]] std::vector<int> best_path(const std::vector<float>& logits) const;

private:
    std::vector<float> transitions_, start_;  ///< logarithms
    std::vector<float> starts_;               ///< their exponentials
    std::vector<float> behind_;               ///< exponentials of the transitions; row = the label before
    std::vector<float> before_;               ///< the same, row = the label behind
};

}  // namespace cvconv::recognizing
