#pragma once
// Each piece of a window looks at all others. Internal to the encoder.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "readers/recognize/encoder/kernels.h"

namespace cvconv::recognizing {

/// A matrix in memory of its own, as the kernels multiply it.
class OwnedMatrix {
public:
    OwnedMatrix(std::size_t inputs, std::size_t outputs);
    /// The weights of one output: `inputs` numbers.
    void set(std::size_t output, const float* row, const Kernels& kernels);
    [[nodiscard]] PackedMatrix view() const;

private:
    std::size_t inputs_, groups_, blocks_;
    std::vector<std::int8_t> weights_, row_;
    std::vector<float> scale_;
    std::vector<std::int32_t> sums_;
};

/// Rows of floats as the kernels multiply them.
struct Rows {
    std::vector<std::uint8_t> numbers;
    std::vector<float> scale;
    std::size_t stride;

    Rows(const float* from, std::size_t rows, std::size_t count, std::size_t from_stride, const Kernels& kernels);
    [[nodiscard]] QuantisedRows view() const { return {numbers.data(), scale.data(), scale.size(), stride, middle}; }
};

/// Rows of `width` numbers: one for each query, and for each key and value.
struct Attention {
    std::size_t width, heads;
    const float* queries;
    std::size_t query_count;
    const float* keys;
    const float* values;
    std::size_t count;

    /// Writes a row for each query.
    void run(float* to, const Kernels& kernels) const;
};

}  // namespace cvconv::recognizing
