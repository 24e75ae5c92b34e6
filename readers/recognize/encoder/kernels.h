#pragma once
// The inner loops of the encoder, compiled for several sets of instructions (kernels_*.cc). Products are of integers
// and exact, sums of floats have a fixed order whatever the width, and nothing is contracted: all give the same bits.
// Internal to the encoder.

#include <cstddef>
#include <cstdint>

namespace cvconv::recognizing {

inline constexpr std::size_t outputs_of_block = 16;
inline constexpr std::size_t inputs_of_group = 4;
inline constexpr std::size_t inputs_of_block = 32;
/// A number x is 128 + x for |x| <= 127, in a byte.
inline constexpr int middle = 128;
/// Weights that are made of floats are at most so large, so that two products fit into 16 bits.
inline constexpr int most_weight = 64;

/// Of a layer, as the file has them: blocks of 16 outputs; in these, of 32 inputs; in these, 16 scales of half
/// precision (of each output) and 256 bytes: 4 times 64, of which the low halves are 4 weights of each output, the high
/// halves those 16 inputs further on. A weight is (a half - 8) * scale.
struct LayerMatrix {
    const std::uint8_t* blocks = nullptr;
    const float* bias = nullptr;    ///< of each output
    const float* centre = nullptr;  ///< of each output: what inputs of `middle` give
    std::size_t inputs = 0, outputs = 0;
};

inline constexpr std::size_t bytes_of_scales = outputs_of_block * sizeof(std::uint16_t);
inline constexpr std::size_t bytes_of_block = bytes_of_scales + outputs_of_block * inputs_of_block / 2;
inline constexpr std::size_t most_inputs = 1536;

/// Weights as they are multiplied: blocks of 16 outputs; in these, groups of 4 inputs; in these, the weights of each
/// output on the 4. Filled up with zeros.
struct PackedMatrix {
    const std::int8_t* weights;
    const float* scale;        ///< of each output
    const std::int32_t* sums;  ///< of the weights of each output
    std::size_t groups;        ///< of inputs
    std::size_t blocks;        ///< of outputs
};

/// Rows of bytes, each with a scale. `offset`: what stands for 0.
struct QuantisedRows {
    const std::uint8_t* numbers;
    const float* scale;
    std::size_t rows;
    std::size_t stride;  ///< bytes from row to row; at least 4 times the groups of a matrix
    std::int32_t offset;
};

struct Kernels {
    /// to[r][o] = bias[o] + (the sum of products and scales of blocks - centre[o]) * scale of the row. The rows' offset
    /// is `middle`.
    void (*multiply_layer)(const QuantisedRows& rows, const LayerMatrix& matrix, float* to, std::size_t stride);
    /// to[r][o] = (the sum of products) * scale of the row * scale of the output.
    void (*multiply)(const QuantisedRows& rows, const PackedMatrix& matrix, float* to, std::size_t stride);
    /// Each row to bytes by its greatest number; fills up to `stride` with zero's byte.
    void (*quantise)(const float* from, std::size_t rows, std::size_t count, std::size_t from_stride, std::uint8_t* to,
                     std::size_t stride, float* scale);
    /// A row to weights; gives its scale, and their sum.
    float (*quantise_weights)(const float* from, std::size_t count, std::int8_t* to, std::int32_t* sum);
    /// e to each number less the greatest, as bytes (0 to 255), zeros behind them; gives 1 / their sum.
    float (*exponentials)(const float* from, std::size_t count, std::uint8_t* to, std::size_t stride);
    void (*gelu)(float* numbers, std::size_t count);
    /// x = norm(x + add). `count` is a multiple of 16.
    void (*add_and_norm)(float* x, const float* add, std::size_t count, const float* gamma, const float* beta,
                         float epsilon);
};

extern const Kernels portable_kernels;
#if defined(__x86_64__) && defined(__GNUC__)
extern const Kernels avx2_kernels;
extern const Kernels avx512_vnni_kernels;
#endif

}  // namespace cvconv::recognizing
