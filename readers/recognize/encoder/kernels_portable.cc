// What processors other than x86 do, and what the tests compare the others with.

#include "readers/recognize/encoder/float_kernels.h"

namespace cvconv::recognizing {

namespace {

/// 4 inputs times the weights of 16 outputs on them.
void add_products(const std::uint8_t* in, const std::int8_t* w, std::int32_t* sums) {
    for (std::size_t o = 0; o < outputs_of_block; ++o) {
        sums[o] += in[0] * w[4 * o] + in[1] * w[4 * o + 1] + in[2] * w[4 * o + 2] + in[3] * w[4 * o + 3];
    }
}

void multiply_layer(const QuantisedRows& rows, const LayerMatrix& matrix, float* to, std::size_t stride) {
    WeightBlock blocks[most_inputs / inputs_of_block];
    const std::size_t in_blocks = matrix.inputs / inputs_of_block;
    for (std::size_t b = 0; b < matrix.outputs / outputs_of_block; ++b) {
        unpack(matrix.blocks + b * in_blocks * bytes_of_block, matrix.inputs, blocks);
        for (std::size_t r = 0; r < rows.rows; ++r) {
            float total_of[outputs_of_block] = {};
            for (std::size_t i = 0; i < in_blocks; ++i) {
                const std::uint8_t* in = rows.numbers + r * rows.stride + i * inputs_of_block;
                std::int32_t sums[outputs_of_block] = {};
                for (std::size_t g = 0; g < inputs_of_block / inputs_of_group; ++g) {
                    add_products(in + g * inputs_of_group, blocks[i].weights + g * outputs_of_block * inputs_of_group,
                                 sums);
                }
                for (std::size_t o = 0; o < outputs_of_block; ++o) {
                    total_of[o] += static_cast<float>(sums[o]) * blocks[i].scale[o];
                }
            }
            for (std::size_t o = 0; o < outputs_of_block; ++o) {
                const std::size_t output = b * outputs_of_block + o;
                to[r * stride + output] = matrix.bias[output] + (total_of[o] - matrix.centre[output]) * rows.scale[r];
            }
        }
    }
}

void multiply(const QuantisedRows& rows, const PackedMatrix& matrix, float* to, std::size_t stride) {
    for (std::size_t b = 0; b < matrix.blocks; ++b) {
        const std::int8_t* block = matrix.weights + b * matrix.groups * outputs_of_block * inputs_of_group;
        for (std::size_t r = 0; r < rows.rows; ++r) {
            const std::uint8_t* row = rows.numbers + r * rows.stride;
            std::int32_t sums[outputs_of_block] = {};
            for (std::size_t g = 0; g < matrix.groups; ++g) {
                add_products(row + g * inputs_of_group, block + g * outputs_of_block * inputs_of_group, sums);
            }
            for (std::size_t o = 0; o < outputs_of_block; ++o) {
                const std::size_t output = b * outputs_of_block + o;
                to[r * stride + output] = static_cast<float>(sums[o] - rows.offset * matrix.sums[output]) *
                                          (rows.scale[r] * matrix.scale[output]);
            }
        }
    }
}

}  // namespace

const Kernels portable_kernels = {multiply_layer, multiply, quantise,    quantise_weights,
                                  exponentials,   gelu,     add_and_norm};

}  // namespace cvconv::recognizing
