#include "readers/recognize/model/network.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

#include "readers/recognize/model/integer_product.h"

namespace cvconv::recognizing {

Matrix::Matrix(std::size_t inputs, const std::vector<std::int8_t>& rows, std::vector<float> scale)
    : inputs_(inputs),
      padded_((scale.size() + outputs_at_once - 1) / outputs_at_once * outputs_at_once),
      scale_(std::move(scale)),
      weights_((inputs + 1) / 2 * 2 * padded_) {
    for (std::size_t output = 0; output < outputs(); ++output) {
        for (std::size_t i = 0; i < inputs; ++i) {
            weights_[(i / 2 * padded_ + output) * 2 + i % 2] = rows[output * inputs + i];
        }
    }
}

namespace {

/// The largest without its sign. Bits of floats without signs are in the order of their values, and maxima of integers
/// become vectors.
float largest_of(const float* values, std::size_t count) {
    constexpr std::uint32_t without_sign = 0x7FFFFFFF;
    int largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto bits = static_cast<int>(std::bit_cast<std::uint32_t>(values[i]) & without_sign);
        largest = bits > largest ? bits : largest;
    }
    return std::bit_cast<float>(largest);
}

}  // namespace

void Matrix::add_product(const float* input, std::size_t first, std::size_t share, float* output) const {
    constexpr float least = 1e-20F;  // smaller ones have no reciprocal to count on
    const float largest = largest_of(input, share);
    if (!(largest > least)) {
        return;
    }
    thread_local std::vector<std::int16_t> rounded;
    thread_local std::vector<InputPair> pairs;
    thread_local std::vector<std::int32_t> sums;
    const std::size_t before = first % 2;  // a share may begin with the second of a pair
    rounded.assign((before + share + 1) / 2 * 2, 0);
    quantise(input, share, most_input / largest, rounded.data() + before);
    pairs.clear();
    for (std::size_t i = 0; i < rounded.size(); i += 2) {
        std::uint32_t both = 0;
        std::memcpy(&both, rounded.data() + i, sizeof both);
        if (both != 0) {  // what a rectifier held back
            pairs.push_back({both, weights_.data() + (first - before + i) * padded_});
        }
    }
    sums.resize(padded_);
    sum_products(pairs, padded_, sums.data());
    const float unit = largest / most_input;
    for (std::size_t j = 0; j < scale_.size(); ++j) {
        output[j] += static_cast<float>(sums[j]) * (scale_[j] * unit);
    }
}

namespace {

constexpr float least_exponent = -87.0F;  // below it floats have no exponent left
constexpr float most_exponent = 88.0F;

/// e to the x for x within these bounds, without a branch or a call, for loops over vectors.
inline float exponential_within(float x) {
    constexpr float log2_of_e = 1.44269504F;
    constexpr float ln2_high = 0.693359375F;  // ln 2 in two parts, so that n times the first is exact
    constexpr float ln2_low = -2.12194440e-4F;
    const float scaled = x * log2_of_e + 0.5F;
    const auto truncated = static_cast<float>(static_cast<int>(scaled));
    const float n = truncated - static_cast<float>(truncated > scaled);  // the floor
    const float r = (x - n * ln2_high) - n * ln2_low;
    // Taylor's series to the sixth power: |r| is at most half of ln 2
    float p = 1.0F / 720;
    p = p * r + 1.0F / 120;
    p = p * r + 1.0F / 24;
    p = p * r + 1.0F / 6;
    p = p * r + 0.5F;
    p = p * r + 1.0F;
    p = p * r + 1.0F;
    const auto bits = static_cast<std::uint32_t>(static_cast<int>(n) + 127) << 23U;
    return p * std::bit_cast<float>(bits);
}

inline float sigmoid_of(float x) {
    const float raised = -x > least_exponent ? -x : least_exponent;
    return 1.0F / (1.0F + exponential_within(raised < most_exponent ? raised : most_exponent));
}

}  // namespace

float exponential(float x) {
    return x < least_exponent ? 0 : exponential_within(std::min(x, most_exponent));
}

float sigmoid(float x) {
    return sigmoid_of(x);
}

float hyperbolic_tangent(float x) {
    return 2.0F * sigmoid_of(2.0F * x) - 1.0F;
}

namespace {

/// What one step of a recurrent unit does behind the products: loops of their own, which become vectors.
void add_sigmoids(const float* __restrict a, const float* __restrict b, float* __restrict sums, std::size_t count) {
    for (std::size_t j = 0; j < count; ++j) {
        sums[j] = sigmoid_of(a[j] + b[j]);
    }
}

/// `gates`: `count` resets, then `count` updates.
void update_state(const float* __restrict of_input, const float* __restrict of_state, const float* __restrict gates,
                  float* __restrict state, std::size_t count) {
    for (std::size_t j = 0; j < count; ++j) {
        const float x = of_input[j] + gates[j] * of_state[j];
        const float candidate = 2.0F * sigmoid_of(2.0F * x) - 1.0F;
        const float update = gates[count + j];
        state[j] = (1.0F - update) * candidate + update * state[j];
    }
}

}  // namespace

void RecurrentUnit::run(const float* inputs, std::size_t steps, bool backwards, float* output,
                        std::size_t stride) const {
    std::vector<float> of_inputs(steps * b_input.size());
    for (std::size_t s = 0; s < steps; ++s) {
        float* row = of_inputs.data() + s * b_input.size();
        std::copy(b_input.begin(), b_input.end(), row);
        input.add_product(inputs + s * input.inputs(), row);
    }
    run_on_products(of_inputs.data(), steps, backwards, output, stride);
}

void RecurrentUnit::run_on_products(const float* of_inputs, std::size_t steps, bool backwards, float* output,
                                    std::size_t stride) const {
    const std::size_t size = hidden.inputs();
    std::vector<float> state(size, 0.0F);
    std::vector<float> of_state(3 * size);
    std::vector<float> gates(2 * size);
    for (std::size_t s = 0; s < steps; ++s) {
        const std::size_t step = backwards ? steps - 1 - s : s;
        const float* of_input = of_inputs + step * 3 * size;
        std::copy(b_hidden.begin(), b_hidden.end(), of_state.begin());
        hidden.add_product(state.data(), of_state.data());
        add_sigmoids(of_input, of_state.data(), gates.data(), 2 * size);
        update_state(of_input + 2 * size, of_state.data() + 2 * size, gates.data(), state.data(), size);
        std::copy(state.begin(), state.end(), output + step * stride);
    }
}

}  // namespace cvconv::recognizing
