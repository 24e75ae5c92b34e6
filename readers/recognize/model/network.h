#pragma once
// The arithmetic of a small recurrent network, the same on every machine: products are of integers, IEEE floats are
// added in a fixed order, and no function of the mathematical library is used, whose last digits differ. Internal to
// the labellers.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cvconv::recognizing {

/// Weights as the file has them: integers, and a scale for each output. What is multiplied with them is rounded to 15
/// bits of its largest value, so that the sums are of integers and exact.
class Matrix {
public:
    Matrix() = default;
    /// `rows`: a row of inputs for each output. At most most_inputs (integer_product.h).
    Matrix(std::size_t inputs, const std::vector<std::int8_t>& rows, std::vector<float> scale);

    [[nodiscard]] std::size_t inputs() const { return inputs_; }
    [[nodiscard]] std::size_t outputs() const { return scale_.size(); }

    /// outputs[j] += sum over i of inputs[i] * weight(i, j).
    void add_product(const float* input, float* output) const { add_product(input, 0, inputs_, output); }
    /// The same for the `share` inputs from `first` on alone; input[0] is the first of them.
    void add_product(const float* input, std::size_t first, std::size_t share, float* output) const;

private:
    std::size_t inputs_ = 0;
    std::size_t padded_ = 0;  ///< outputs with those that fill the last group
    std::vector<float> scale_;
    std::vector<std::int16_t> weights_;  ///< for each two inputs, for each output (padded): of the first, of the second
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

}  // namespace cvconv::recognizing
