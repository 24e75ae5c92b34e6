#include "readers/recognize/encoder/attention.h"

#include <algorithm>

namespace cvconv::recognizing {

namespace {

std::size_t groups_for(std::size_t inputs) {
    return (inputs + inputs_of_group - 1) / inputs_of_group;
}

std::size_t blocks_for(std::size_t outputs) {
    return (outputs + outputs_of_block - 1) / outputs_of_block;
}

}  // namespace

Rows::Rows(const float* from, std::size_t rows, std::size_t count, std::size_t from_stride, const Kernels& kernels)
    : numbers(rows * groups_for(count) * inputs_of_group), scale(rows), stride(groups_for(count) * inputs_of_group) {
    kernels.quantise(from, rows, count, from_stride, numbers.data(), stride, scale.data());
}

OwnedMatrix::OwnedMatrix(std::size_t inputs, std::size_t outputs)
    : inputs_(inputs),
      groups_(groups_for(inputs)),
      blocks_(blocks_for(outputs)),
      weights_(groups_ * inputs_of_group * blocks_ * outputs_of_block),
      row_(groups_ * inputs_of_group),
      scale_(blocks_ * outputs_of_block),
      sums_(blocks_ * outputs_of_block) {}

void OwnedMatrix::set(std::size_t output, const float* row, const Kernels& kernels) {
    scale_[output] = kernels.quantise_weights(row, inputs_, row_.data(), &sums_[output]);
    std::int8_t* to = weights_.data() + output / outputs_of_block * groups_ * outputs_of_block * inputs_of_group +
                      output % outputs_of_block * inputs_of_group;
    for (std::size_t g = 0; g < groups_; ++g) {
        std::copy_n(row_.data() + g * inputs_of_group, inputs_of_group, to + g * outputs_of_block * inputs_of_group);
    }
}

PackedMatrix OwnedMatrix::view() const {
    return {weights_.data(), scale_.data(), sums_.data(), groups_, blocks_};
}

void Attention::run(float* to, const Kernels& kernels) const {
    const std::size_t of_head = width / heads;
    const float factor = 1.0F / __builtin_sqrtf(static_cast<float>(of_head));
    const std::size_t padded = blocks_for(count) * outputs_of_block;
    // Of one head after the other, in the same memory.
    OwnedMatrix of_keys(of_head, count);
    OwnedMatrix of_values(count, of_head);
    std::vector<float> scores(query_count * padded);
    std::vector<float> columns(of_head * count);
    std::vector<std::uint8_t> shares(query_count * padded);
    std::vector<float> scale(query_count);
    for (std::size_t first = 0; first < width; first += of_head) {
        Rows rows(queries + first, query_count, of_head, width, kernels);
        for (float& s : rows.scale) {
            s *= factor;
        }
        for (std::size_t k = 0; k < count; ++k) {
            of_keys.set(k, keys + k * width + first, kernels);
            for (std::size_t d = 0; d < of_head; ++d) {
                columns[d * count + k] = values[k * width + first + d];
            }
        }
        for (std::size_t d = 0; d < of_head; ++d) {
            of_values.set(d, &columns[d * count], kernels);
        }
        kernels.multiply(rows.view(), of_keys.view(), scores.data(), padded);
        for (std::size_t q = 0; q < query_count; ++q) {
            scale[q] = kernels.exponentials(&scores[q * padded], count, &shares[q * padded], padded);
        }
        kernels.multiply({shares.data(), scale.data(), query_count, padded, 0}, of_values.view(), to + first, width);
    }
}

}  // namespace cvconv::recognizing
