#include "readers/recognize/encoder/pass.h"

#include <algorithm>

#include "readers/recognize/encoder/attention.h"

namespace cvconv::recognizing {

std::vector<float> Pass::run(const std::vector<std::uint32_t>& pieces, const std::vector<std::uint32_t>& wanted,
                             const Kernels& kernels) const {
    const std::size_t width = weights_.width;
    const std::size_t inner_width = weights_.inner_width;
    std::size_t count = std::min(pieces.size(), weights_.places);
    std::vector<float> x(count * width);
    for (std::size_t i = 0; i < count; ++i) {
        weights_.vector_of(pieces[i], &x[i * width]);
        kernels.add_and_norm(&x[i * width], weights_.place_vectors + i * width, width, weights_.gamma, weights_.beta,
                             weights_.epsilon);
    }
    std::vector<float> queries(count * width);
    std::vector<float> keys(count * width);
    std::vector<float> values(count * width);
    std::vector<float> narrow(count * width);
    std::vector<float> wide(count * inner_width);
    const auto add_and_norm = [&](const float* gamma, const float* beta) {
        for (std::size_t i = 0; i < count; ++i) {
            kernels.add_and_norm(&x[i * width], &narrow[i * width], width, gamma, beta, weights_.epsilon);
        }
    };
    for (std::size_t l = 0; l < weights_.layers.size(); ++l) {
        const LayerView& about = weights_.layers[l];
        const auto multiply = [&](const Rows& rows, MatrixOfLayer which, std::vector<float>& to) {
            const LayerMatrix& matrix = about.matrices[which];
            kernels.multiply_layer(rows.view(), matrix, to.data(), matrix.outputs);
        };
        const std::size_t seen = count;
        {
            const Rows rows(x.data(), count, width, width, kernels);
            multiply(rows, key, keys);
            multiply(rows, value, values);
        }
        if (l + 1 == weights_.layers.size()) {  // of the last layer, only what is asked for
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                std::copy_n(x.begin() + static_cast<std::ptrdiff_t>(wanted[i] * width), width,
                            x.begin() + static_cast<std::ptrdiff_t>(i * width));
            }
            count = wanted.size();
            x.resize(count * width);
        }
        multiply(Rows(x.data(), count, width, width, kernels), query, queries);
        Attention{width, weights_.heads, queries.data(), count, keys.data(), values.data(), seen}.run(narrow.data(),
                                                                                                      kernels);
        multiply(Rows(narrow.data(), count, width, width, kernels), attention_output, narrow);
        add_and_norm(about.attention_gamma, about.attention_beta);
        multiply(Rows(x.data(), count, width, width, kernels), inner, wide);
        kernels.gelu(wide.data(), count * inner_width);
        multiply(Rows(wide.data(), count, inner_width, inner_width, kernels), outer, narrow);
        add_and_norm(about.gamma, about.beta);
    }
    return x;
}

}  // namespace cvconv::recognizing
