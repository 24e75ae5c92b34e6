#pragma once
// The arithmetic of a small recurrent network, the same on every machine: IEEE floats added in a fixed order, and no
// function of the mathematical library, whose last digits differ. Internal to the labellers.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cvconv::recognizing {

/// Weights by column: those that one input has on all outputs lie together, so that sums over inputs run over outputs
/// in the inner loop, which vectors can do without changing the order of any sum.
struct Matrix {
    std::size_t inputs = 0;
    std::size_t outputs = 0;
    std::vector<float> weights;  ///< inputs x outputs

    /// outputs[j] += sum over i of inputs[i] * weight(i, j).
    void add_product(const float* input, float* output) const { add_product(input, 0, inputs, output); }
    /// The same for the `share` inputs from `first` on alone; input[0] is the first of them.
    void add_product(const float* input, std::size_t first, std::size_t share, float* output) const;
};

/// e to the x, within 2 units in the last place; 0 far below.
[[nodiscard]] float exponential(float x);
[[nodiscard]] float sigmoid(float x);
[[nodiscard]] float hyperbolic_tangent(float x);

/// One direction of a gated recurrent unit; gates in the order reset, update, new.
struct RecurrentUnit {
    Matrix input;                ///< D to 3H
    Matrix hidden;               ///< H to 3H
    std::vector<float> b_input;  ///< 3H
    std::vector<float> b_hidden;

    /// `inputs` has `steps` rows of D; writes H values for each at output + step * stride. `backwards`: the last first.
    void run(const float* inputs, std::size_t steps, bool backwards, float* output, std::size_t stride) const;
    /// The same where the products of the inputs are known, as what many steps have in common is multiplied once:
    /// `of_inputs` has rows of 3H, which are b_input and the product.
    void run_on_products(const float* of_inputs, std::size_t steps, bool backwards, float* output,
                         std::size_t stride) const;
};

/// Log potentials of a linear chain, with what each label costs behind each other.
struct Chain {
    std::size_t labels = 0;
    std::vector<float> transitions;  ///< exponentials; row = the label before
    std::vector<float> start;        ///< exponentials
    std::vector<float> from;         ///< the transitions again, row = the label behind

    /// Of logarithms.
    [[nodiscard]] static Chain of(const std::vector<float>& transitions, const std::vector<float>& start);
    /// steps x labels logits to the probability of each label at each step, given all of them.
    [[nodiscard]] std::vector<float> marginals(const std::vector<float>& logits) const;
};

/// The most likely sequence (Viterbi). `logits`: steps x labels; `transitions` (row = the label before) and `start` are
/// logarithms. Of equal ones the label with the lower number.
[[nodiscard]] std::vector<int> best_path_of_chain(const std::vector<float>& logits,
                                                  const std::vector<float>& transitions,
                                                  const std::vector<float>& start);

}  // namespace cvconv::recognizing
