#include "readers/recognize/model/integer_product.h"

#include <algorithm>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace cvconv::recognizing {

#if defined(__SSE2__)

namespace {

/// Sums of `Groups` groups of outputs stay in registers while all pairs are gone through.
template <std::size_t Groups>
void sum_groups(const std::vector<InputPair>& pairs, std::size_t first, std::int32_t* sums) {
    constexpr std::size_t vectors = 2 * Groups;
    __m128i sum[vectors];
    for (__m128i& one : sum) {
        one = _mm_setzero_si128();
    }
    for (const InputPair& pair : pairs) {
        const __m128i inputs = _mm_set1_epi32(static_cast<int>(pair.inputs));
        const auto* weights = reinterpret_cast<const __m128i*>(pair.weights + 2 * first);
        for (std::size_t i = 0; i < vectors; ++i) {
            sum[i] = _mm_add_epi32(sum[i], _mm_madd_epi16(inputs, _mm_loadu_si128(weights + i)));
        }
    }
    for (std::size_t i = 0; i < vectors; ++i) {
        _mm_storeu_si128(reinterpret_cast<__m128i*>(sums + first) + i, sum[i]);
    }
}

}  // namespace

void sum_products(const std::vector<InputPair>& pairs, std::size_t outputs, std::int32_t* sums) {
    constexpr std::size_t many = 4;
    std::size_t first = 0;
    for (; first + many * outputs_at_once <= outputs; first += many * outputs_at_once) {
        sum_groups<many>(pairs, first, sums);
    }
    for (; first < outputs; first += outputs_at_once) {
        sum_groups<1>(pairs, first, sums);
    }
}

#else

void sum_products(const std::vector<InputPair>& pairs, std::size_t outputs, std::int32_t* sums) {
    sum_products_portably(pairs, outputs, sums);
}

#endif

void sum_products_portably(const std::vector<InputPair>& pairs, std::size_t outputs, std::int32_t* sums) {
    std::fill(sums, sums + outputs, 0);
    for (const InputPair& pair : pairs) {
        const auto first = static_cast<std::int16_t>(pair.inputs & 0xFFFFU);
        const auto second = static_cast<std::int16_t>(pair.inputs >> 16U);
        for (std::size_t j = 0; j < outputs; ++j) {
            sums[j] += first * pair.weights[2 * j] + second * pair.weights[2 * j + 1];
        }
    }
}

void quantise(const float* values, std::size_t count, float scale, std::int16_t* to) {
    for (std::size_t i = 0; i < count; ++i) {
        // Cut off above zero is rounded down.
        constexpr float above_zero = most_input + 1;
        to[i] = static_cast<std::int16_t>(static_cast<int>(values[i] * scale + (above_zero + 0.5F)) - (most_input + 1));
    }
}

}  // namespace cvconv::recognizing
