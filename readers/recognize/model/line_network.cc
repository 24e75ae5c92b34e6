#include "readers/recognize/model/line_network.h"

#include <algorithm>

namespace cvconv::recognizing {

LineNetwork LineNetwork::from(WeightsFile& file, std::size_t labels) {
    constexpr std::size_t most = 1024;
    const std::size_t features = file.size(1U << 20U);
    const std::size_t width = file.size(most);
    const std::size_t encoded = file.size(most);
    const std::size_t projected = file.size(most);
    const std::size_t hidden = file.size(most);
    LineNetwork network;
    network.line = file.embedding(features, width);
    network.projection.matrix = file.matrix(encoded, projected);
    const std::size_t wide = width + projected;
    for (RecurrentUnit* unit : {&network.forward, &network.backward}) {
        unit->input = file.matrix(wide, 3 * hidden);
        unit->hidden = file.matrix(hidden, 3 * hidden);
    }
    network.output = file.matrix(2 * hidden + wide, labels);
    network.line.gamma = file.floats(width);
    network.line.beta = file.floats(width);
    file.vectors_of(network.projection);
    for (RecurrentUnit* unit : {&network.forward, &network.backward}) {
        unit->b_input = file.floats(3 * hidden);
        unit->b_hidden = file.floats(3 * hidden);
    }
    network.output_bias = file.floats(labels);
    network.transitions = file.floats(labels * labels);
    network.start = file.floats(labels);
    return network;
}

std::vector<float> LineNetwork::logits(const std::vector<LabelledLine>& lines) const {
    const std::size_t steps = lines.size();
    const std::size_t labels = output_bias.size();
    const std::size_t width = line.width + projection.width();
    const std::size_t hidden = forward.hidden.inputs();
    std::vector<float> embedded(steps * width);
    for (std::size_t s = 0; s < steps; ++s) {
        line.embed(lines[s].features->hashes(), embedded.data() + s * width);
        projection.project(lines[s].vector, embedded.data() + s * width + line.width);
    }
    const std::size_t wide = 2 * hidden + width;
    std::vector<float> joined(steps * wide);
    forward.run(embedded.data(), steps, false, joined.data(), wide);
    backward.run(embedded.data(), steps, true, joined.data() + hidden, wide);
    std::vector<float> result(steps * labels);
    for (std::size_t s = 0; s < steps; ++s) {
        std::copy_n(embedded.data() + s * width, width, joined.data() + s * wide + 2 * hidden);
        float* out = result.data() + s * labels;
        std::copy(output_bias.begin(), output_bias.end(), out);
        output.add_product(joined.data() + s * wide, out);
    }
    return result;
}

}  // namespace cvconv::recognizing
