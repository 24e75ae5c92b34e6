#pragma once
// The loops over floats, for inclusion by kernels_*.cc alone: each compiles them for its instructions, so they are in
// an unnamed namespace and call nothing of the standard library, whose functions would be shared between them.

#include <cstdint>
#include <cstring>

#include "readers/recognize/encoder/kernels.h"

namespace cvconv::recognizing {
namespace {  // NOLINT(google-build-namespaces)

constexpr std::size_t lanes = 16;

inline float larger(float a, float b) {
    return a > b ? a : b;
}

inline std::uint32_t bits_of(float x) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &x, sizeof bits);
    return bits;
}

inline float float_of(std::uint32_t bits) {
    float x = 0;
    std::memcpy(&x, &bits, sizeof x);
    return x;
}

/// 1.5 * 2^23: added to |x| < 2^22, it rounds to the nearest integer, of halves the even one, and the low bits of the
/// sum are that integer's.
constexpr float shift = 12582912.0F;

inline std::int32_t rounded(float x) {
    return static_cast<std::int32_t>(bits_of(x + shift) - bits_of(shift));
}

inline std::int32_t within(std::int32_t x, std::int32_t most) {
    const std::int32_t low = x < -most ? -most : x;
    return low > most ? most : low;
}

/// e to the x, for -87 <= x <= 0.
inline float exponential_below(float x) {
    constexpr float log2_of_e = 1.44269504F;
    constexpr float ln2_high = 0.693359375F;
    constexpr float ln2_low = -2.12194440e-4F;
    const std::int32_t whole = within(rounded(x * log2_of_e), 126);
    const auto n = static_cast<float>(whole);
    const float r = (x - n * ln2_high) - n * ln2_low;
    float p = 1.0F / 720;
    p = p * r + 1.0F / 120;
    p = p * r + 1.0F / 24;
    p = p * r + 1.0F / 6;
    p = p * r + 0.5F;
    p = p * r + 1.0F;
    p = p * r + 1.0F;
    return p * float_of(static_cast<std::uint32_t>(whole + 127) << 23U);
}

/// A block of a LayerMatrix as it is multiplied: in groups of 4 inputs; in these, the weights of each output on the 4.
/// They are from -8 to 7, so that 8 sums of two products fit into 16 bits.
struct alignas(64) WeightBlock {
    float scale[outputs_of_block];
    std::int8_t weights[outputs_of_block * inputs_of_block];
};

/// The weights of 16 outputs, which stay in the nearest cache while all rows are multiplied by them.
inline void unpack(const std::uint8_t* __restrict from, std::size_t inputs, WeightBlock* __restrict to) {
    constexpr std::size_t of_pair = outputs_of_block * inputs_of_group;  // bytes that hold two groups
    constexpr std::size_t half = outputs_of_block * inputs_of_block / 2;
    for (std::size_t b = 0; b < inputs / inputs_of_block; ++b, ++to, from += bytes_of_block) {
        std::uint16_t scales[outputs_of_block];
        std::memcpy(scales, from, sizeof scales);
        for (std::size_t o = 0; o < outputs_of_block; ++o) {
            const std::uint32_t s = scales[o];
            to->scale[o] = float_of((s & 0x8000U) << 16U | (s & 0x7FFFU) << 13U) * 0x1p112F;  // exponents begin there
        }
        for (std::size_t i = 0; i < half; i += of_pair) {
            for (std::size_t j = 0; j < of_pair; ++j) {
                const std::uint8_t two = from[bytes_of_scales + i + j];
                to->weights[i + j] = static_cast<std::int8_t>((two & 15) - 8);
                to->weights[half + i + j] = static_cast<std::int8_t>((two >> 4U) - 8);
            }
        }
    }
}

template <bool ABSOLUTE>
inline float greatest(const float* from, std::size_t count) {
    const auto size = [](float x) { return ABSOLUTE ? __builtin_fabsf(x) : x; };
    float most[lanes];
    for (float& m : most) {
        m = ABSOLUTE ? 0.0F : -3.0e38F;
    }
    std::size_t i = 0;
    for (; i + lanes <= count; i += lanes) {
        for (std::size_t j = 0; j < lanes; ++j) {
            most[j] = larger(size(from[i + j]), most[j]);
        }
    }
    for (; i < count; ++i) {
        most[0] = larger(size(from[i]), most[0]);
    }
    for (std::size_t half = lanes / 2; half > 0; half /= 2) {
        for (std::size_t j = 0; j < half; ++j) {
            most[j] = larger(most[j], most[j + half]);
        }
    }
    return most[0];
}

[[maybe_unused]] void quantise(const float* __restrict from, std::size_t rows, std::size_t count,
                               std::size_t from_stride, std::uint8_t* __restrict to, std::size_t stride,
                               float* __restrict scale) {
    constexpr float most = 127.0F;
    for (std::size_t r = 0; r < rows; ++r, from += from_stride, to += stride) {
        const float top = larger(greatest<true>(from, count), 1e-20F);
        const float factor = most / top;
        for (std::size_t i = 0; i < count; ++i) {
            to[i] = static_cast<std::uint8_t>(bits_of(from[i] * factor + (shift + static_cast<float>(middle))));
        }
        for (std::size_t i = count; i < stride; ++i) {
            to[i] = middle;
        }
        scale[r] = top / most;
    }
}

[[maybe_unused]] float quantise_weights(const float* __restrict from, std::size_t count, std::int8_t* __restrict to,
                                        std::int32_t* __restrict sum) {
    const float top = larger(greatest<true>(from, count), 1e-20F);
    const float factor = static_cast<float>(most_weight) / top;
    std::uint32_t all = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t q = bits_of(from[i] * factor + shift) - bits_of(shift);
        to[i] = static_cast<std::int8_t>(q);
        all += q;
    }
    *sum = static_cast<std::int32_t>(all);
    return top / static_cast<float>(most_weight);
}

[[maybe_unused]] float exponentials(const float* from, std::size_t count, std::uint8_t* to, std::size_t stride) {
    constexpr float most = 255.0F;
    const float top = greatest<false>(from, count);
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::int32_t q = rounded(exponential_below(larger(from[i] - top, -80.0F)) * most);
        to[i] = static_cast<std::uint8_t>(q);
        sum += q;
    }
    for (std::size_t i = count; i < stride; ++i) {
        to[i] = 0;
    }
    return 1.0F / static_cast<float>(sum > 0 ? sum : 1);
}

/// x times the normal distribution's share below x, by Abramowitz and Stegun's 7.1.26, within 2e-7.
[[maybe_unused]] void gelu(float* numbers, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const float x = numbers[i];
        const float z = (x < 0 ? -x : x) * 0.70710678F;
        const float t = 1.0F / (1.0F + 0.3275911F * z);
        float p = 1.061405429F;
        p = p * t - 1.453152027F;
        p = p * t + 1.421413741F;
        p = p * t - 0.284496736F;
        p = p * t + 0.254829592F;
        const float tail = 0.5F * p * t * exponential_below(larger(-z * z, -80.0F));  // the share beyond |x|
        numbers[i] = x * (x < 0 ? tail : 1.0F - tail);
    }
}

inline float total(float* sums) {
    for (std::size_t half = lanes / 2; half > 0; half /= 2) {
        for (std::size_t j = 0; j < half; ++j) {
            sums[j] += sums[j + half];
        }
    }
    return sums[0];
}

/// IEEE's own, which is exact to the last digit everywhere.
inline float square_root(float x) {
    return __builtin_sqrtf(x);
}

[[maybe_unused]] void add_and_norm(float* x, const float* add, std::size_t count, const float* gamma, const float* beta,
                                   float epsilon) {
    float sums[lanes] = {};
    for (std::size_t i = 0; i < count; i += lanes) {
        for (std::size_t j = 0; j < lanes; ++j) {
            x[i + j] += add[i + j];
            sums[j] += x[i + j];
        }
    }
    const float mean = total(sums) / static_cast<float>(count);
    float squares[lanes] = {};
    for (std::size_t i = 0; i < count; i += lanes) {
        for (std::size_t j = 0; j < lanes; ++j) {
            x[i + j] -= mean;
            squares[j] += x[i + j] * x[i + j];
        }
    }
    const float factor = 1.0F / square_root(total(squares) / static_cast<float>(count) + epsilon);
    for (std::size_t i = 0; i < count; ++i) {
        x[i] = x[i] * factor * gamma[i] + beta[i];
    }
}

}  // namespace
}  // namespace cvconv::recognizing
