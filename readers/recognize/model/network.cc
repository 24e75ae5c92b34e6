#include "readers/recognize/model/network.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace cvconv::recognizing {

void Matrix::add_product(const float* input, float* output) const {
    for (std::size_t i = 0; i < inputs; ++i) {
        const float x = input[i];
        if (x == 0.0F) {
            continue;  // a half of what a rectifier lets through
        }
        const float* row = weights.data() + i * outputs;
        for (std::size_t j = 0; j < outputs; ++j) {
            output[j] += x * row[j];
        }
    }
}

float exponential(float x) {
    constexpr float least = -87.0F;  // below it floats have no exponent left
    constexpr float most = 88.0F;
    constexpr float log2_of_e = 1.44269504F;
    constexpr float ln2_high = 0.693359375F;  // ln 2 in two parts, so that n times the first is exact
    constexpr float ln2_low = -2.12194440e-4F;
    if (x < least) {
        return 0;
    }
    x = std::min(x, most);
    const float n = std::floor(x * log2_of_e + 0.5F);
    const float r = (x - n * ln2_high) - n * ln2_low;
    // Taylor's series to the sixth power: |r| is at most half of ln 2
    float p = 1.0F / 720;
    for (float c : {1.0F / 120, 1.0F / 24, 1.0F / 6, 0.5F, 1.0F, 1.0F}) {
        p = p * r + c;
    }
    const auto bits = static_cast<std::uint32_t>(static_cast<int>(n) + 127) << 23U;
    return p * std::bit_cast<float>(bits);
}

float sigmoid(float x) {
    return 1.0F / (1.0F + exponential(-x));
}

float hyperbolic_tangent(float x) {
    return 2.0F * sigmoid(2.0F * x) - 1.0F;
}

void RecurrentUnit::run(const float* inputs, std::size_t steps, bool backwards, float* output,
                        std::size_t stride) const {
    const std::size_t size = hidden.inputs;
    std::vector<float> state(size, 0.0F);
    std::vector<float> of_input(3 * size);
    std::vector<float> of_state(3 * size);
    for (std::size_t s = 0; s < steps; ++s) {
        const std::size_t step = backwards ? steps - 1 - s : s;
        std::copy(b_input.begin(), b_input.end(), of_input.begin());
        std::copy(b_hidden.begin(), b_hidden.end(), of_state.begin());
        input.add_product(inputs + step * input.inputs, of_input.data());
        hidden.add_product(state.data(), of_state.data());
        for (std::size_t j = 0; j < size; ++j) {
            const float reset = sigmoid(of_input[j] + of_state[j]);
            const float update = sigmoid(of_input[size + j] + of_state[size + j]);
            const float candidate = hyperbolic_tangent(of_input[2 * size + j] + reset * of_state[2 * size + j]);
            state[j] = (1.0F - update) * candidate + update * state[j];
        }
        std::copy(state.begin(), state.end(), output + step * stride);
    }
}

namespace {

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
                for (std::size_t b = 0; b < labels; ++b) {
                    now[b] += before[a] * transitions[a * labels + b];
                }
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
            for (std::size_t a = 0; a < labels; ++a) {
                float sum = 0;
                for (std::size_t b = 0; b < labels; ++b) {
                    sum += transitions[a * labels + b] * weighted[b];
                }
                behind[a] = sum;
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
    std::vector<std::uint16_t> before(logits.size());
    std::vector<float> best(labels);
    std::vector<float> next(labels);
    for (std::size_t k = 0; k < labels && steps > 0; ++k) {
        best[k] = start[k] + logits[k];
    }
    for (std::size_t s = 1; s < steps; ++s) {
        std::uint16_t* from = before.data() + s * labels;
        std::fill(next.begin(), next.end(), -1e30F);
        for (std::size_t a = 0; a < labels; ++a) {
            const float* row = transitions.data() + a * labels;
            for (std::size_t b = 0; b < labels; ++b) {
                if (best[a] + row[b] > next[b]) {
                    next[b] = best[a] + row[b];
                    from[b] = static_cast<std::uint16_t>(a);
                }
            }
        }
        for (std::size_t k = 0; k < labels; ++k) {
            best[k] = next[k] + logits[s * labels + k];
        }
    }
    std::vector<int> path(steps);
    std::size_t state = static_cast<std::size_t>(std::max_element(best.begin(), best.end()) - best.begin());
    for (std::size_t s = steps; s-- > 0;) {
        path[s] = static_cast<int>(state);
        state = before[s * labels + state];
    }
    return path;
}

}  // namespace cvconv::recognizing
