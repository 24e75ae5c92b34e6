#include "readers/recognize/model/network.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace cvconv::recognizing {

void Matrix::add_product(const float* input, std::size_t first, std::size_t share, float* output) const {
    // A half of what a rectifier lets through is zero. Of the rest four at a time, so that an output is loaded and
    // stored once for them; they are still added one after the other.
    constexpr std::size_t at_once = 4;
    std::array<float, at_once> x{};
    std::array<const float*, at_once> row{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < share; ++i) {
        if (input[i] == 0.0F) {
            continue;
        }
        x[count] = input[i];
        row[count] = weights.data() + (first + i) * outputs;
        if (++count == at_once) {
            const auto [a, b, c, d] = x;
            const auto [of_a, of_b, of_c, of_d] = row;
            for (std::size_t j = 0; j < outputs; ++j) {
                float sum = output[j];
                sum += a * of_a[j];
                sum += b * of_b[j];
                sum += c * of_c[j];
                sum += d * of_d[j];
                output[j] = sum;
            }
            count = 0;
        }
    }
    for (std::size_t k = 0; k < count; ++k) {
        for (std::size_t j = 0; j < outputs; ++j) {
            output[j] += x[k] * row[k][j];
        }
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
        input.add_product(inputs + s * input.inputs, row);
    }
    run_on_products(of_inputs.data(), steps, backwards, output, stride);
}

void RecurrentUnit::run_on_products(const float* of_inputs, std::size_t steps, bool backwards, float* output,
                                    std::size_t stride) const {
    const std::size_t size = hidden.inputs;
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

namespace {

void add_scaled(float factor, const float* __restrict values, float* __restrict sums, std::size_t count) {
    for (std::size_t j = 0; j < count; ++j) {
        sums[j] += factor * values[j];
    }
}

/// Takes `from` + costs for the labels where it is more than the best so far.
void improve(float from, int label, const float* __restrict costs, float* __restrict best, int* __restrict labels,
             std::size_t count) {
    for (std::size_t j = 0; j < count; ++j) {
        const float value = from + costs[j];
        const float before = best[j];
        best[j] = value > before ? value : before;
        const int mask = -static_cast<int>(value > before);  // a condition would be a branch, and the loop no vector
        labels[j] = (label & mask) | (labels[j] & ~mask);
    }
}

/// Divides by the sum, so that products of many steps stay within what floats can hold.
void normalise(float* values, std::size_t count) {
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        sum += values[i];
    }
    for (std::size_t i = 0; i < count; ++i) {
        values[i] = sum > 0 ? values[i] / sum : 1.0F / static_cast<float>(count);
    }
}

}  // namespace

Chain Chain::of(const std::vector<float>& transitions, const std::vector<float>& start) {
    Chain chain;
    chain.labels = start.size();
    for (const auto& [from, to] : {std::pair(&transitions, &chain.transitions), std::pair(&start, &chain.start)}) {
        to->resize(from->size());
        std::transform(from->begin(), from->end(), to->begin(), exponential);
    }
    chain.from.resize(transitions.size());
    for (std::size_t a = 0; a < chain.labels; ++a) {
        for (std::size_t b = 0; b < chain.labels; ++b) {
            chain.from[b * chain.labels + a] = chain.transitions[a * chain.labels + b];
        }
    }
    return chain;
}

std::vector<float> Chain::marginals(const std::vector<float>& logits) const {
    const std::size_t steps = logits.size() / labels;
    std::vector<float> potential(logits.size());
    for (std::size_t s = 0; s < steps; ++s) {
        const float* row = logits.data() + s * labels;
        const float most = *std::max_element(row, row + labels);
        for (std::size_t k = 0; k < labels; ++k) {
            potential[s * labels + k] = exponential(row[k] - most);
        }
    }
    std::vector<float> forward(logits.size(), 0.0F);
    for (std::size_t s = 0; s < steps; ++s) {
        float* now = forward.data() + s * labels;
        if (s == 0) {
            std::copy(start.begin(), start.end(), now);
        } else {
            const float* before = now - labels;
            for (std::size_t a = 0; a < labels; ++a) {
                add_scaled(before[a], transitions.data() + a * labels, now, labels);
            }
        }
        for (std::size_t k = 0; k < labels; ++k) {
            now[k] *= potential[s * labels + k];
        }
        normalise(now, labels);
    }
    std::vector<float> behind(labels, 1.0F);  // what all later lines say of each label
    std::vector<float> weighted(labels);
    for (std::size_t s = steps; s-- > 0;) {
        float* now = forward.data() + s * labels;
        if (s + 1 < steps) {
            for (std::size_t k = 0; k < labels; ++k) {
                weighted[k] = behind[k] * potential[(s + 1) * labels + k];
            }
            std::fill(behind.begin(), behind.end(), 0.0F);
            for (std::size_t b = 0; b < labels; ++b) {
                add_scaled(weighted[b], from.data() + b * labels, behind.data(), labels);
            }
            normalise(behind.data(), labels);
        }
        for (std::size_t k = 0; k < labels; ++k) {
            now[k] *= behind[k];
        }
        normalise(now, labels);
    }
    return forward;
}

std::vector<int> best_path_of_chain(const std::vector<float>& logits, const std::vector<float>& transitions,
                                    const std::vector<float>& start) {
    const std::size_t labels = start.size();
    const std::size_t steps = logits.size() / labels;
    std::vector<int> before(logits.size());
    std::vector<float> best(labels);
    std::vector<float> next(labels);
    for (std::size_t k = 0; k < labels && steps > 0; ++k) {
        best[k] = start[k] + logits[k];
    }
    for (std::size_t s = 1; s < steps; ++s) {
        std::fill(next.begin(), next.end(), -1e30F);
        for (std::size_t a = 0; a < labels; ++a) {
            improve(best[a], static_cast<int>(a), transitions.data() + a * labels, next.data(),
                    before.data() + s * labels, labels);
        }
        for (std::size_t k = 0; k < labels; ++k) {
            best[k] = next[k] + logits[s * labels + k];
        }
    }
    std::vector<int> path(steps);
    std::size_t state = static_cast<std::size_t>(std::max_element(best.begin(), best.end()) - best.begin());
    for (std::size_t s = steps; s-- > 0;) {
        path[s] = static_cast<int>(state);
        state = static_cast<std::size_t>(before[s * labels + state]);
    }
    return path;
}

}  // namespace cvconv::recognizing
