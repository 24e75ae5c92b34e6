#include "readers/recognize/model/chain.h"

#include <algorithm>
#include <utility>

#include "readers/recognize/model/network.h"

namespace cvconv::recognizing {
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

std::vector<float> exponentials_of(std::vector<float> values) {
    std::transform(values.begin(), values.end(), values.begin(), exponential);
    return values;
}

}  // namespace

void keep_only(const std::vector<std::size_t>& labels, float* logits, std::size_t count) {
    constexpr float nearly_impossible = 60;
    std::vector<bool> kept(count);
    for (const std::size_t label : labels) {
        kept[label] = true;
    }
    for (std::size_t k = 0; k < count; ++k) {
        logits[k] -= kept[k] ? 0 : nearly_impossible;
    }
}

Chain::Chain(std::vector<float> transitions, std::vector<float> start)
    : transitions_(std::move(transitions)),
      start_(std::move(start)),
      starts_(exponentials_of(start_)),
      behind_(exponentials_of(transitions_)),
      before_(behind_.size()) {
    for (std::size_t a = 0; a < labels(); ++a) {
        for (std::size_t b = 0; b < labels(); ++b) {
            before_[b * labels() + a] = behind_[a * labels() + b];
        }
    }
}

std::vector<float> Chain::marginals(const std::vector<float>& logits) const {
    const std::size_t count = labels();
    const std::size_t steps = logits.size() / count;
    std::vector<float> potential(logits.size());
    for (std::size_t s = 0; s < steps; ++s) {
        const float* row = logits.data() + s * count;
        const float most = *std::max_element(row, row + count);
        for (std::size_t k = 0; k < count; ++k) {
            potential[s * count + k] = exponential(row[k] - most);
        }
    }
    std::vector<float> forward(logits.size(), 0.0F);
    for (std::size_t s = 0; s < steps; ++s) {
        float* now = forward.data() + s * count;
        if (s == 0) {
            std::copy(starts_.begin(), starts_.end(), now);
        } else {
            const float* before = now - count;
            for (std::size_t a = 0; a < count; ++a) {
                add_scaled(before[a], behind_.data() + a * count, now, count);
            }
        }
        for (std::size_t k = 0; k < count; ++k) {
            now[k] *= potential[s * count + k];
        }
        normalise(now, count);
    }
    std::vector<float> behind(count, 1.0F);  // what all later lines say of each label
    std::vector<float> weighted(count);
    for (std::size_t s = steps; s-- > 0;) {
        float* now = forward.data() + s * count;
        if (s + 1 < steps) {
            for (std::size_t k = 0; k < count; ++k) {
                weighted[k] = behind[k] * potential[(s + 1) * count + k];
            }
            std::fill(behind.begin(), behind.end(), 0.0F);
            for (std::size_t b = 0; b < count; ++b) {
                add_scaled(weighted[b], before_.data() + b * count, behind.data(), count);
            }
            normalise(behind.data(), count);
        }
        for (std::size_t k = 0; k < count; ++k) {
            now[k] *= behind[k];
        }
        normalise(now, count);
    }
    return forward;
}

std::vector<int> Chain::best_path(const std::vector<float>& logits) const {
    const std::size_t count = labels();
    const std::size_t steps = logits.size() / count;
    std::vector<int> before(logits.size());
    std::vector<float> best(count);
    std::vector<float> next(count);
    for (std::size_t k = 0; k < count && steps > 0; ++k) {
        best[k] = start_[k] + logits[k];
    }
    for (std::size_t s = 1; s < steps; ++s) {
        std::fill(next.begin(), next.end(), -1e30F);
        for (std::size_t a = 0; a < count; ++a) {
            improve(best[a], static_cast<int>(a), transitions_.data() + a * count, next.data(),
                    before.data() + s * count, count);
        }
        for (std::size_t k = 0; k < count; ++k) {
            best[k] = next[k] + logits[s * count + k];
        }
    }
    std::vector<int> path(steps);
    auto state = static_cast<std::size_t>(std::max_element(best.begin(), best.end()) - best.begin());
    for (std::size_t s = steps; s-- > 0;) {
        path[s] = static_cast<int>(state);
        state = static_cast<std::size_t>(before[s * count + state]);
    }
    return path;
}

}  // namespace cvconv::recognizing
