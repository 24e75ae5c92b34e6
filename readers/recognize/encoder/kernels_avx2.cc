// Compiled with AVX2, without fused multiplication and addition; called where the processor has it.

#if defined(__x86_64__) && defined(__GNUC__)

#include <immintrin.h>

#include "readers/recognize/encoder/float_kernels.h"

namespace cvconv::recognizing {

namespace {

__m256i four_numbers(const std::uint8_t* from) {
    std::int32_t four = 0;
    std::memcpy(&four, from, sizeof four);
    return _mm256_set1_epi32(four);
}

const __m256i* vectors(const std::int8_t* from) {
    return reinterpret_cast<const __m256i*>(from);
}

/// ROWS rows times 16 outputs of a layer.
template <int ROWS>
void layer_tile(const std::uint8_t* in, std::size_t in_stride, const float* row_scale, const WeightBlock* blocks,
                std::size_t in_blocks, const float* bias, const float* centre, float* to, std::size_t stride) {
    const __m256i ones = _mm256_set1_epi16(1);
    __m256 totals[ROWS][2];
    for (auto& total_of : totals) {
        total_of[0] = total_of[1] = _mm256_setzero_ps();
    }
    for (std::size_t i = 0; i < in_blocks; ++i, in += inputs_of_block) {
        const std::int8_t* w = blocks[i].weights;
        __m256i sums[ROWS][2];
        for (int r = 0; r < ROWS; ++r) {
            const __m256i four = four_numbers(in + r * in_stride);
            sums[r][0] = _mm256_maddubs_epi16(four, _mm256_load_si256(vectors(w)));
            sums[r][1] = _mm256_maddubs_epi16(four, _mm256_load_si256(vectors(w) + 1));
        }
#pragma GCC unroll 1  // else GCC loads all at once, and has too few registers
        for (std::size_t g = 1; g < inputs_of_block / inputs_of_group; ++g) {
            const __m256i low = _mm256_load_si256(vectors(w) + 2 * g);
            const __m256i high = _mm256_load_si256(vectors(w) + 2 * g + 1);
            for (int r = 0; r < ROWS; ++r) {
                const __m256i four = four_numbers(in + r * in_stride + g * inputs_of_group);
                // At most 8 * 2 * 255 * 8 after all groups, which 16 bits hold.
                sums[r][0] = _mm256_add_epi16(sums[r][0], _mm256_maddubs_epi16(four, low));
                sums[r][1] = _mm256_add_epi16(sums[r][1], _mm256_maddubs_epi16(four, high));
            }
        }
        for (int r = 0; r < ROWS; ++r) {
            for (int half = 0; half < 2; ++half) {
                const __m256 sum = _mm256_cvtepi32_ps(_mm256_madd_epi16(sums[r][half], ones));
                totals[r][half] =
                    _mm256_add_ps(totals[r][half], _mm256_mul_ps(sum, _mm256_load_ps(blocks[i].scale + half * 8)));
            }
        }
    }
    for (int r = 0; r < ROWS; ++r) {
        for (int half = 0; half < 2; ++half) {
            const __m256 sum = _mm256_sub_ps(totals[r][half], _mm256_loadu_ps(centre + half * 8));
            _mm256_storeu_ps(
                to + r * stride + half * 8,
                _mm256_add_ps(_mm256_loadu_ps(bias + half * 8), _mm256_mul_ps(sum, _mm256_set1_ps(row_scale[r]))));
        }
    }
}

void multiply_layer(const QuantisedRows& rows, const LayerMatrix& matrix, float* to, std::size_t stride) {
    constexpr std::size_t at_once = 3;
    WeightBlock blocks[most_inputs / inputs_of_block];
    const std::size_t in_blocks = matrix.inputs / inputs_of_block;
    for (std::size_t b = 0; b < matrix.outputs / outputs_of_block; ++b) {
        unpack(matrix.blocks + b * in_blocks * bytes_of_block, matrix.inputs, blocks);
        const auto tile_at = [&](auto tile, std::size_t r) {
            tile(rows.numbers + r * rows.stride, rows.stride, rows.scale + r, blocks, in_blocks,
                 matrix.bias + b * outputs_of_block, matrix.centre + b * outputs_of_block,
                 to + r * stride + b * outputs_of_block, stride);
        };
        std::size_t r = 0;
        for (; r + at_once <= rows.rows; r += at_once) {
            tile_at(layer_tile<at_once>, r);
        }
        for (; r < rows.rows; ++r) {
            tile_at(layer_tile<1>, r);
        }
    }
}

/// ROWS rows times one block of outputs.
template <int ROWS>
void tile(const QuantisedRows& rows, std::size_t first, const PackedMatrix& matrix, std::size_t b, float* to,
          std::size_t stride) {
    const std::int8_t* w = matrix.weights + b * matrix.groups * outputs_of_block * inputs_of_group;
    const __m256i ones = _mm256_set1_epi16(1);
    __m256i sums[ROWS][2];
    for (auto& sum : sums) {
        sum[0] = sum[1] = _mm256_setzero_si256();
    }
    for (std::size_t g = 0; g < matrix.groups; ++g, w += outputs_of_block * inputs_of_group) {
        const __m256i low = _mm256_loadu_si256(vectors(w));
        const __m256i high = _mm256_loadu_si256(vectors(w) + 1);
        for (int r = 0; r < ROWS; ++r) {
            const __m256i in = four_numbers(rows.numbers + (first + r) * rows.stride + g * inputs_of_group);
            // At most 2 * 255 * 64, which 16 bits hold.
            sums[r][0] = _mm256_add_epi32(sums[r][0], _mm256_madd_epi16(_mm256_maddubs_epi16(in, low), ones));
            sums[r][1] = _mm256_add_epi32(sums[r][1], _mm256_madd_epi16(_mm256_maddubs_epi16(in, high), ones));
        }
    }
    const __m256i offset = _mm256_set1_epi32(rows.offset);
    for (int r = 0; r < ROWS; ++r) {
        for (std::size_t half = 0; half < 2; ++half) {
            const std::size_t output = b * outputs_of_block + half * 8;
            const __m256i all = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(matrix.sums + output));
            const __m256 sum = _mm256_cvtepi32_ps(_mm256_sub_epi32(sums[r][half], _mm256_mullo_epi32(offset, all)));
            const __m256 scale =
                _mm256_mul_ps(_mm256_set1_ps(rows.scale[first + r]), _mm256_loadu_ps(matrix.scale + output));
            _mm256_storeu_ps(to + (first + r) * stride + output, _mm256_mul_ps(sum, scale));
        }
    }
}

void multiply(const QuantisedRows& rows, const PackedMatrix& matrix, float* to, std::size_t stride) {
    constexpr std::size_t at_once = 4;
    for (std::size_t b = 0; b < matrix.blocks; ++b) {
        std::size_t r = 0;
        for (; r + at_once <= rows.rows; r += at_once) {
            tile<at_once>(rows, r, matrix, b, to, stride);
        }
        for (; r < rows.rows; ++r) {
            tile<1>(rows, r, matrix, b, to, stride);
        }
    }
}

}  // namespace

const Kernels avx2_kernels = {multiply_layer, multiply, quantise, quantise_weights, exponentials, gelu, add_and_norm};

}  // namespace cvconv::recognizing

#endif
