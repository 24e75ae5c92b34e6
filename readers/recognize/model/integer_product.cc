#include "readers/recognize/model/integer_product.h"

#include <algorithm>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace cvconv::recognizing {
namespace {

#if defined(__x86_64__)

// Sums of `Groups` groups of outputs stay in registers while all pairs are gone through.

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

struct Narrow {
    static constexpr std::size_t groups = 4;
    template <std::size_t Groups>
    static void sum(const std::vector<InputPair>& pairs, std::size_t first, std::int32_t* sums) {
        sum_groups<Groups>(pairs, first, sums);
    }
};

template <std::size_t Groups>
__attribute__((target("avx2"))) void sum_wide_groups(const std::vector<InputPair>& pairs, std::size_t first,
                                                     std::int32_t* sums) {
    __m256i sum[Groups];
    for (__m256i& one : sum) {
        one = _mm256_setzero_si256();
    }
    for (const InputPair& pair : pairs) {
        const __m256i inputs = _mm256_set1_epi32(static_cast<int>(pair.inputs));
        const auto* weights = reinterpret_cast<const __m256i*>(pair.weights + 2 * first);
        for (std::size_t i = 0; i < Groups; ++i) {
            sum[i] = _mm256_add_epi32(sum[i], _mm256_madd_epi16(inputs, _mm256_loadu_si256(weights + i)));
        }
    }
    for (std::size_t i = 0; i < Groups; ++i) {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(sums + first) + i, sum[i]);
    }
}

struct Wide {
    static constexpr std::size_t groups = 8;
    template <std::size_t Groups>
    static void sum(const std::vector<InputPair>& pairs, std::size_t first, std::int32_t* sums) {
        sum_wide_groups<Groups>(pairs, first, sums);
    }
};

template <class Width>
void sum_by(const std::vector<InputPair>& pairs, std::size_t outputs, std::int32_t* sums) {
    constexpr std::size_t many = Width::groups * outputs_at_once;
    std::size_t first = 0;
    for (; first + many <= outputs; first += many) {
        Width::template sum<Width::groups>(pairs, first, sums);
    }
    for (; first + 2 * outputs_at_once <= outputs; first += 2 * outputs_at_once) {
        Width::template sum<2>(pairs, first, sums);
    }
    for (; first < outputs; first += outputs_at_once) {
        Width::template sum<1>(pairs, first, sums);
    }
}

#endif

}  // namespace

void sum_products(const std::vector<InputPair>& pairs, std::size_t outputs, std::int32_t* sums) {
#if defined(__x86_64__)
    static const bool wide = __builtin_cpu_supports("avx2") != 0;
    wide ? sum_by<Wide>(pairs, outputs, sums) : sum_by<Narrow>(pairs, outputs, sums);
#else
    std::fill(sums, sums + outputs, 0);
    for (const InputPair& pair : pairs) {
        const auto first = static_cast<std::int16_t>(pair.inputs & 0xFFFFU);
        const auto second = static_cast<std::int16_t>(pair.inputs >> 16U);
        for (std::size_t j = 0; j < outputs; ++j) {
            sums[j] += first * pair.weights[2 * j] + second * pair.weights[2 * j + 1];
        }
    }
#endif
}

void quantise(const float* values, std::size_t count, float scale, std::int16_t* to) {
    for (std::size_t i = 0; i < count; ++i) {
        // Cut off above zero is rounded down.
        constexpr float above_zero = most_input + 1;
        to[i] = static_cast<std::int16_t>(static_cast<int>(values[i] * scale + (above_zero + 0.5F)) - (most_input + 1));
    }
}

}  // namespace cvconv::recognizing
