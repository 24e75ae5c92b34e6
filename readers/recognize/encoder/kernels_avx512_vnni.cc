// Compiled with AVX-512 and its instructions for neural networks; called where the processor has them.

#if defined(__x86_64__) && defined(__GNUC__)

#include <immintrin.h>

#include "readers/recognize/encoder/float_kernels.h"

namespace cvconv::recognizing {

namespace {

__m512i four_numbers(const std::uint8_t* from) {
    std::int32_t four = 0;
    std::memcpy(&four, from, sizeof four);
    return _mm512_set1_epi32(four);
}

/// ROWS rows times BLOCKS times 16 outputs of a layer.
template <int ROWS, int BLOCKS>
void layer_tile(const std::uint8_t* in, std::size_t in_stride, const float* row_scale, const WeightBlock* blocks,
                std::size_t in_blocks, const float* bias, const float* centre, float* to, std::size_t stride) {
    __m512 totals[ROWS][BLOCKS];
    for (auto& row : totals) {
        for (__m512& total_of : row) {
            total_of = _mm512_setzero_ps();
        }
    }
    for (std::size_t i = 0; i < in_blocks; ++i, in += inputs_of_block) {
        __m512i sums[ROWS][BLOCKS];
        for (auto& row : sums) {
            for (__m512i& sum : row) {
                sum = _mm512_setzero_si512();
            }
        }
        for (std::size_t g = 0; g < inputs_of_block / inputs_of_group; ++g) {
            __m512i weights[BLOCKS];
            for (int o = 0; o < BLOCKS; ++o) {
                weights[o] =
                    _mm512_load_si512(blocks[o * in_blocks + i].weights + g * outputs_of_block * inputs_of_group);
            }
            for (int r = 0; r < ROWS; ++r) {
                const __m512i four = four_numbers(in + r * in_stride + g * inputs_of_group);
                for (int o = 0; o < BLOCKS; ++o) {
                    sums[r][o] = _mm512_dpbusd_epi32(sums[r][o], four, weights[o]);
                }
            }
        }
        for (int o = 0; o < BLOCKS; ++o) {
            const __m512 scale = _mm512_load_ps(blocks[o * in_blocks + i].scale);
            for (int r = 0; r < ROWS; ++r) {
                totals[r][o] = _mm512_add_ps(totals[r][o], _mm512_mul_ps(_mm512_cvtepi32_ps(sums[r][o]), scale));
            }
        }
    }
    for (int o = 0; o < BLOCKS; ++o) {
        const std::size_t output = o * outputs_of_block;
        for (int r = 0; r < ROWS; ++r) {
            const __m512 sum = _mm512_sub_ps(totals[r][o], _mm512_loadu_ps(centre + output));
            _mm512_storeu_ps(to + r * stride + output, _mm512_add_ps(_mm512_loadu_ps(bias + output),
                                                                     _mm512_mul_ps(sum, _mm512_set1_ps(row_scale[r]))));
        }
    }
}

void multiply_layer(const QuantisedRows& rows, const LayerMatrix& matrix, float* to, std::size_t stride) {
    constexpr std::size_t at_once = 6;
    constexpr std::size_t blocks_at_once = 2;  // all numbers of blocks are even: widths are
    WeightBlock blocks[blocks_at_once * most_inputs / inputs_of_block];
    const std::size_t in_blocks = matrix.inputs / inputs_of_block;
    for (std::size_t b = 0; b + blocks_at_once <= matrix.outputs / outputs_of_block; b += blocks_at_once) {
        unpack(matrix.blocks + b * in_blocks * bytes_of_block, blocks_at_once * matrix.inputs, blocks);
        const auto tile_at = [&](auto tile, std::size_t r) {
            tile(rows.numbers + r * rows.stride, rows.stride, rows.scale + r, blocks, in_blocks,
                 matrix.bias + b * outputs_of_block, matrix.centre + b * outputs_of_block,
                 to + r * stride + b * outputs_of_block, stride);
        };
        std::size_t r = 0;
        for (; r + at_once <= rows.rows; r += at_once) {
            tile_at(layer_tile<at_once, blocks_at_once>, r);
        }
        for (; r < rows.rows; ++r) {
            tile_at(layer_tile<1, blocks_at_once>, r);
        }
    }
}

/// ROWS rows times BLOCKS blocks of outputs.
template <int ROWS, int BLOCKS>
void tile(const QuantisedRows& rows, std::size_t first, const PackedMatrix& matrix, std::size_t b, float* to,
          std::size_t stride) {
    const std::size_t of_block = matrix.groups * outputs_of_block * inputs_of_group;
    const std::int8_t* w = matrix.weights + b * of_block;
    __m512i sums[ROWS][BLOCKS];
    for (auto& row : sums) {
        for (__m512i& sum : row) {
            sum = _mm512_setzero_si512();
        }
    }
    for (std::size_t g = 0; g < matrix.groups; ++g, w += outputs_of_block * inputs_of_group) {
        __m512i weights[BLOCKS];
        for (int o = 0; o < BLOCKS; ++o) {
            weights[o] = _mm512_loadu_si512(w + o * of_block);
        }
        for (int r = 0; r < ROWS; ++r) {
            const __m512i in = four_numbers(rows.numbers + (first + r) * rows.stride + g * inputs_of_group);
            for (int o = 0; o < BLOCKS; ++o) {
                sums[r][o] = _mm512_dpbusd_epi32(sums[r][o], in, weights[o]);
            }
        }
    }
    const __m512i offset = _mm512_set1_epi32(rows.offset);
    for (int r = 0; r < ROWS; ++r) {
        for (int o = 0; o < BLOCKS; ++o) {
            const std::size_t output = (b + o) * outputs_of_block;
            const __m512i all = _mm512_loadu_si512(matrix.sums + output);
            const __m512 sum = _mm512_cvtepi32_ps(_mm512_sub_epi32(sums[r][o], _mm512_mullo_epi32(offset, all)));
            const __m512 scale =
                _mm512_mul_ps(_mm512_set1_ps(rows.scale[first + r]), _mm512_loadu_ps(matrix.scale + output));
            _mm512_storeu_ps(to + (first + r) * stride + output, _mm512_mul_ps(sum, scale));
        }
    }
}

template <int BLOCKS>
void columns(const QuantisedRows& rows, const PackedMatrix& matrix, std::size_t b, float* to, std::size_t stride) {
    constexpr std::size_t at_once = 6;
    std::size_t r = 0;
    for (; r + at_once <= rows.rows; r += at_once) {
        tile<at_once, BLOCKS>(rows, r, matrix, b, to, stride);
    }
    for (; r < rows.rows; ++r) {
        tile<1, BLOCKS>(rows, r, matrix, b, to, stride);
    }
}

void multiply(const QuantisedRows& rows, const PackedMatrix& matrix, float* to, std::size_t stride) {
    std::size_t b = 0;
    for (; b + 4 <= matrix.blocks; b += 4) {
        columns<4>(rows, matrix, b, to, stride);
    }
    for (; b + 2 <= matrix.blocks; b += 2) {
        columns<2>(rows, matrix, b, to, stride);
    }
    if (b < matrix.blocks) {
        columns<1>(rows, matrix, b, to, stride);
    }
}

}  // namespace

const Kernels avx512_vnni_kernels = {multiply_layer, multiply, quantise,    quantise_weights,
                                     exponentials,   gelu,     add_and_norm};

}  // namespace cvconv::recognizing

#endif
