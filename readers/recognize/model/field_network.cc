#include "readers/recognize/model/field_network.h"

#include <algorithm>

namespace cvconv::recognizing {

FieldNetwork FieldNetwork::from(WeightsFile& file, std::size_t labels) {
    constexpr std::size_t most = 1024;
    FieldNetwork network;
    const std::size_t line_features = file.size(1U << 20U);
    const std::size_t token_features = file.size(1U << 20U);
    const std::size_t line_width = file.size(most);
    const std::size_t line_hidden = file.size(most);
    const std::size_t token_width = file.size(most);
    const std::size_t encoded = file.size(most);
    const std::size_t projected = file.size(most);
    const std::size_t hidden = file.size(most);
    network.line = file.embedding(line_features, line_width);
    network.token = file.embedding(token_features, token_width);
    network.projection.matrix = file.matrix(encoded, projected);
    const std::size_t wide = token_width + projected + line_width + 2 * line_hidden;
    for (RecurrentUnit* unit : {&network.line_forward, &network.line_backward}) {
        unit->input = file.matrix(line_width + projected, 3 * line_hidden);
        unit->hidden = file.matrix(line_hidden, 3 * line_hidden);
    }
    for (RecurrentUnit* unit : {&network.token_forward, &network.token_backward}) {
        unit->input = file.matrix(wide, 3 * hidden);
        unit->hidden = file.matrix(hidden, 3 * hidden);
    }
    network.output = file.matrix(2 * hidden + wide, labels);
    for (Embedding* embedding : {&network.line, &network.token}) {
        embedding->gamma = file.floats(embedding->width);
        embedding->beta = file.floats(embedding->width);
    }
    file.vectors_of(network.projection);
    for (RecurrentUnit* unit : {&network.line_forward, &network.line_backward}) {
        unit->b_input = file.floats(3 * line_hidden);
        unit->b_hidden = file.floats(3 * line_hidden);
    }
    for (RecurrentUnit* unit : {&network.token_forward, &network.token_backward}) {
        unit->b_input = file.floats(3 * hidden);
        unit->b_hidden = file.floats(3 * hidden);
    }
    network.output_bias = file.floats(labels);
    network.transitions = file.floats(labels * labels);
    network.start = file.floats(labels);
    return network;
}

std::vector<float> FieldNetwork::tokens_alone(const FieldSequence& sequence) const {
    const std::size_t wide = token_wide();
    std::vector<float> result(sequence.tokens.size() * wide);
    for (std::size_t s = 0; s < sequence.tokens.size(); ++s) {
        token.embed(sequence.tokens[s]->hashes(), result.data() + s * wide);
        projection.project(sequence.vectors[s], result.data() + s * wide + token.width);
    }
    return result;
}

std::vector<float> FieldNetwork::lines_in_context(const FieldSequence& sequence,
                                                  const std::vector<float>& tokens) const {
    const std::size_t steps = sequence.lines.size();
    const std::size_t hidden = line_forward.hidden.inputs();
    const std::size_t wide = line_wide();
    const std::size_t inputs = line_forward.input.inputs();  // its features, and what the encoder says of its words
    std::vector<float> alone(steps * inputs);
    std::vector<float> result(steps * wide);
    std::vector<std::size_t> words(steps);
    for (std::size_t s = 0; s < sequence.tokens.size(); ++s) {
        const std::size_t own = sequence.line_of_token[s];
        ++words[own];
        for (std::size_t i = 0; i < projection.width(); ++i) {
            alone[own * inputs + line.width + i] += tokens[s * token_wide() + token.width + i];
        }
    }
    for (std::size_t s = 0; s < steps; ++s) {
        float* row = alone.data() + s * inputs;
        line.embed(sequence.lines[s]->hashes(), row);
        std::copy_n(row, line.width, result.data() + s * wide);
        const auto count = static_cast<float>(std::max<std::size_t>(words[s], 1));
        std::for_each(row + line.width, row + inputs, [count](float& sum) { sum /= count; });
    }
    line_forward.run(alone.data(), steps, false, result.data() + line.width, wide);
    line_backward.run(alone.data(), steps, true, result.data() + line.width + hidden, wide);
    return result;
}

namespace {

/// `bias` and the product of the last inputs of `matrix`, which are those of a line, for each of the lines: all tokens
/// of a line have them in common.
std::vector<float> products_of_lines(const std::vector<float>& lines, std::size_t wide, const Matrix& matrix,
                                     const std::vector<float>& bias) {
    const std::size_t count = lines.size() / wide;
    std::vector<float> products(count * matrix.outputs());
    for (std::size_t line = 0; line < count; ++line) {
        float* row = products.data() + line * matrix.outputs();
        std::copy(bias.begin(), bias.end(), row);
        matrix.add_product(lines.data() + line * wide, matrix.inputs() - wide, wide, row);
    }
    return products;
}

}  // namespace

std::vector<float> FieldNetwork::logits(const FieldSequence& sequence) const {
    const std::vector<float> tokens = tokens_alone(sequence);
    const std::vector<float> lines = lines_in_context(sequence, tokens);
    const std::size_t labels = output_bias.size();
    const std::size_t steps = sequence.tokens.size();
    const std::size_t hidden = token_forward.hidden.inputs();
    const std::size_t width = token_wide();
    // Of each token: what its line gives, and on top of it the product of its own inputs, which come `first`.
    std::vector<float> products;
    const auto multiply = [&](const Matrix& matrix, const std::vector<float>& bias, std::size_t first) {
        const std::vector<float> of_lines = products_of_lines(lines, line_wide(), matrix, bias);
        products.resize(steps * matrix.outputs());
        for (std::size_t s = 0; s < steps; ++s) {
            float* row = products.data() + s * matrix.outputs();
            std::copy_n(of_lines.data() + sequence.line_of_token[s] * matrix.outputs(), matrix.outputs(), row);
            matrix.add_product(tokens.data() + s * width, first, width, row);
        }
    };
    std::vector<float> states(steps * 2 * hidden);
    multiply(token_forward.input, token_forward.b_input, 0);
    token_forward.run_on_products(products.data(), steps, false, states.data(), 2 * hidden);
    multiply(token_backward.input, token_backward.b_input, 0);
    token_backward.run_on_products(products.data(), steps, true, states.data() + hidden, 2 * hidden);
    multiply(output, output_bias, 2 * hidden);
    for (std::size_t s = 0; s < steps; ++s) {
        output.add_product(states.data() + s * 2 * hidden, 0, 2 * hidden, products.data() + s * labels);
    }
    return products;
}

}  // namespace cvconv::recognizing
