#include "readers/recognize/model/field_labeller.h"

#include <algorithm>
#include <utility>

#include "readers/recognize/model/chain.h"
#include "readers/recognize/model/weights_file.h"

namespace cvconv::recognizing {

struct FieldLabeller::Weights {
    Embedding line, token;
    RecurrentUnit line_forward, line_backward, token_forward, token_backward;
    Matrix output;  ///< of both directions, the token and its line
    std::vector<float> output_bias;
    std::size_t labels = 0;
    Chain chain;

    [[nodiscard]] std::vector<float> lines_in_context(const FieldSequence& sequence) const;
    [[nodiscard]] std::size_t line_wide() const { return line.width + 2 * line_forward.hidden.inputs(); }
};

std::optional<FieldLabeller> FieldLabeller::parse(std::string_view bytes) {
    constexpr std::uint32_t version = 1;
    WeightsFile file(bytes);
    if (file.take(4) != "CVFL" || file.number() != version) {
        return std::nullopt;
    }
    constexpr std::size_t most = 1024;
    auto w = std::make_shared<Weights>();
    const std::size_t line_features = file.size(1U << 20U);
    const std::size_t token_features = file.size(1U << 20U);
    const std::size_t line_width = file.size(most);
    const std::size_t line_hidden = file.size(most);
    const std::size_t token_width = file.size(most);
    const std::size_t hidden = file.size(most);
    w->labels = file.size(256);
    w->line = file.embedding(line_features, line_width);
    w->token = file.embedding(token_features, token_width);
    const std::size_t wide = token_width + line_width + 2 * line_hidden;
    for (RecurrentUnit* unit : {&w->line_forward, &w->line_backward}) {
        unit->input = file.matrix(line_width, 3 * line_hidden);
        unit->hidden = file.matrix(line_hidden, 3 * line_hidden);
    }
    for (RecurrentUnit* unit : {&w->token_forward, &w->token_backward}) {
        unit->input = file.matrix(wide, 3 * hidden);
        unit->hidden = file.matrix(hidden, 3 * hidden);
    }
    w->output = file.matrix(2 * hidden + wide, w->labels);
    for (Embedding* embedding : {&w->line, &w->token}) {
        embedding->gamma = file.floats(embedding->width);
        embedding->beta = file.floats(embedding->width);
    }
    for (RecurrentUnit* unit : {&w->line_forward, &w->line_backward}) {
        unit->b_input = file.floats(3 * line_hidden);
        unit->b_hidden = file.floats(3 * line_hidden);
    }
    for (RecurrentUnit* unit : {&w->token_forward, &w->token_backward}) {
        unit->b_input = file.floats(3 * hidden);
        unit->b_hidden = file.floats(3 * hidden);
    }
    w->output_bias = file.floats(w->labels);
    std::vector<float> transitions = file.floats(w->labels * w->labels);
    std::vector<float> start = file.floats(w->labels);
    if (!file.ok() || !file.ended() || w->labels == 0) {
        return std::nullopt;
    }
    w->chain = Chain(std::move(transitions), std::move(start));
    FieldLabeller labeller;
    labeller.weights_ = std::move(w);
    return labeller;
}

std::vector<float> FieldLabeller::Weights::lines_in_context(const FieldSequence& sequence) const {
    const std::size_t steps = sequence.lines.size();
    const std::size_t hidden = line_forward.hidden.inputs();
    const std::size_t wide = line_wide();
    std::vector<float> embedded(steps * line.width);
    std::vector<float> result(steps * wide);
    for (std::size_t s = 0; s < steps; ++s) {
        line.embed(sequence.lines[s]->hashes(), embedded.data() + s * line.width);
        std::copy_n(embedded.data() + s * line.width, line.width, result.data() + s * wide);
    }
    line_forward.run(embedded.data(), steps, false, result.data() + line.width, wide);
    line_backward.run(embedded.data(), steps, true, result.data() + line.width + hidden, wide);
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

std::vector<float> FieldLabeller::logits(const FieldSequence& sequence) const {
    const Weights& w = *weights_;
    const std::vector<float> lines = w.lines_in_context(sequence);
    const std::size_t steps = sequence.tokens.size();
    const std::size_t hidden = w.token_forward.hidden.inputs();
    const std::size_t width = w.token.width;
    std::vector<float> tokens(steps * width);
    for (std::size_t s = 0; s < steps; ++s) {
        w.token.embed(sequence.tokens[s]->hashes(), tokens.data() + s * width);
    }
    // Of each token: what its line gives, and on top of it the product of its own inputs, which come `first`.
    std::vector<float> products;
    const auto multiply = [&](const Matrix& matrix, const std::vector<float>& bias, std::size_t first) {
        const std::vector<float> of_lines = products_of_lines(lines, w.line_wide(), matrix, bias);
        products.resize(steps * matrix.outputs());
        for (std::size_t s = 0; s < steps; ++s) {
            float* row = products.data() + s * matrix.outputs();
            std::copy_n(of_lines.data() + sequence.line_of_token[s] * matrix.outputs(), matrix.outputs(), row);
            matrix.add_product(tokens.data() + s * width, first, width, row);
        }
    };
    std::vector<float> states(steps * 2 * hidden);
    multiply(w.token_forward.input, w.token_forward.b_input, 0);
    w.token_forward.run_on_products(products.data(), steps, false, states.data(), 2 * hidden);
    multiply(w.token_backward.input, w.token_backward.b_input, 0);
    w.token_backward.run_on_products(products.data(), steps, true, states.data() + hidden, 2 * hidden);
    multiply(w.output, w.output_bias, 2 * hidden);
    for (std::size_t s = 0; s < steps; ++s) {
        w.output.add_product(states.data() + s * 2 * hidden, 0, 2 * hidden, products.data() + s * w.labels);
    }
    return products;
}

std::vector<TokenLabel> FieldLabeller::label(const FieldSequence& sequence) const {
    const Weights& w = *weights_;
    const std::size_t steps = sequence.tokens.size();
    std::vector<TokenLabel> result(steps);
    if (steps == 0) {
        return result;
    }
    const std::vector<float> all = logits(sequence);
    const std::vector<int> path = w.chain.best_path(all);
    const std::vector<float> marginals = w.chain.marginals(all);
    for (std::size_t s = 0; s < steps; ++s) {
        const auto label = static_cast<std::size_t>(path[s]);
        result[s] = {path[s], marginals[s * w.labels + label]};
    }
    return result;
}

std::size_t FieldLabeller::labels() const {
    return weights_->labels;
}

}  // namespace cvconv::recognizing
