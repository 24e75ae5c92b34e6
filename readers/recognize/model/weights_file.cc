#include "readers/recognize/model/weights_file.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "readers/recognize/model/integer_product.h"

namespace cvconv::recognizing {

static_assert(std::endian::native == std::endian::little, "weights are read as they lie in the file");

std::string_view WeightsFile::take(std::size_t count) {
    ok_ = ok_ && count <= rest_.size();
    const std::string_view taken = ok_ ? rest_.substr(0, count) : std::string_view{};
    rest_.remove_prefix(taken.size());
    return taken;
}

std::uint32_t WeightsFile::number() {
    std::vector<std::uint32_t> one(1);
    copy(one);
    return one.front();
}

std::size_t WeightsFile::size(std::size_t most) {
    const std::size_t value = number();
    ok_ = ok_ && value <= most;
    return ok_ ? value : 0;
}

std::vector<float> WeightsFile::floats(std::size_t count) {
    std::vector<float> values(ok_ ? count : 0);
    copy(values);
    ok_ = ok_ && std::all_of(values.begin(), values.end(), [](float v) { return std::isfinite(v); });
    values.resize(count);
    return values;
}

Matrix WeightsFile::matrix(std::size_t inputs, std::size_t outputs) {
    std::vector<float> scale = floats(outputs);
    ok_ = ok_ && inputs <= most_inputs;
    std::vector<std::int8_t> rows(ok_ ? inputs * outputs : 0);
    copy(rows);
    return ok_ ? Matrix(inputs, rows, std::move(scale)) : Matrix();
}

Embedding WeightsFile::embedding(std::size_t features, std::size_t width) {
    Embedding result;
    result.width = width;
    result.features.resize(ok_ ? features : 0);
    copy(result.features);
    ok_ = ok_ && std::is_sorted(result.features.begin(), result.features.end());
    result.scale = floats(features);
    result.rows.resize(ok_ ? features * width : 0);
    copy(result.rows);
    return result;
}

void WeightsFile::vectors_of(Projection& projection) {
    projection.mean = floats(projection.matrix.inputs());
    projection.factor = floats(projection.matrix.inputs());
    projection.bias = floats(projection.width());
    projection.gamma = floats(projection.width());
    projection.beta = floats(projection.width());
}

namespace {

/// Layer normalisation and a rectifier, in place.
void normalise(float* values, const std::vector<float>& gamma, const std::vector<float>& beta) {
    const std::size_t width = gamma.size();
    float mean = 0;
    float square = 0;
    for (std::size_t d = 0; d < width; ++d) {
        mean += values[d];
    }
    mean /= static_cast<float>(width);
    for (std::size_t d = 0; d < width; ++d) {
        square += (values[d] - mean) * (values[d] - mean);
    }
    constexpr float epsilon = 1e-5F;
    const float by = 1.0F / std::sqrt(square / static_cast<float>(width) + epsilon);
    for (std::size_t d = 0; d < width; ++d) {
        values[d] = std::max(0.0F, (values[d] - mean) * by * gamma[d] + beta[d]);
    }
}

}  // namespace

void Embedding::embed(const std::vector<std::uint32_t>& hashes, float* to) const {
    std::fill(to, to + width, 0.0F);
    for (std::uint32_t hash : hashes) {
        const auto found = std::lower_bound(features.begin(), features.end(), hash);
        if (found == features.end() || *found != hash) {
            continue;
        }
        const auto row = static_cast<std::size_t>(found - features.begin());
        const std::int8_t* values = rows.data() + row * width;
        for (std::size_t d = 0; d < width; ++d) {
            to[d] += scale[row] * static_cast<float>(values[d]);
        }
    }
    normalise(to, gamma, beta);
}

void Projection::project(const float* vector, float* to) const {
    if (vector == nullptr) {
        std::fill(to, to + width(), 0.0F);
        return;
    }
    std::vector<float> standardised(mean.size());
    for (std::size_t i = 0; i < mean.size(); ++i) {
        standardised[i] = (vector[i] - mean[i]) * factor[i];
    }
    std::copy(bias.begin(), bias.end(), to);
    matrix.add_product(standardised.data(), to);
    normalise(to, gamma, beta);
}

}  // namespace cvconv::recognizing
