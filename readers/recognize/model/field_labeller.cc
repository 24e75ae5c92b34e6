#include "readers/recognize/model/field_labeller.h"

#include <algorithm>

#include "readers/recognize/model/weights_file.h"

namespace cvconv::recognizing {

struct FieldLabeller::Weights {
    Embedding line, token;
    RecurrentUnit line_forward, line_backward, token_forward, token_backward;
    Matrix output;  ///< of both directions, the token and its line
    std::vector<float> output_bias;
    std::size_t labels = 0;
    std::vector<float> transitions, start;  ///< logarithms

    [[nodiscard]] std::vector<float> lines_in_context(const FieldSequence& sequence) const;
    [[nodiscard]] std::size_t line_wide() const { return line.width + 2 * line_forward.hidden.inputs; }
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
    w->transitions = file.floats(w->labels * w->labels);
    w->start = file.floats(w->labels);
    if (!file.ok() || !file.ended() || w->labels == 0) {
        return std::nullopt;
    }
    FieldLabeller labeller;
    labeller.weights_ = std::move(w);
    return labeller;
}

std::vector<float> FieldLabeller::Weights::lines_in_context(const FieldSequence& sequence) const {
    const std::size_t steps = sequence.lines.size();
    const std::size_t hidden = line_forward.hidden.inputs;
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

std::vector<float> FieldLabeller::logits(const FieldSequence& sequence) const {
    const Weights& w = *weights_;
    const std::vector<float> lines = w.lines_in_context(sequence);
    const std::size_t steps = sequence.tokens.size();
    const std::size_t hidden = w.token_forward.hidden.inputs;
    const std::size_t wide = w.token.width + w.line_wide();
    std::vector<float> inputs(steps * wide);
    for (std::size_t s = 0; s < steps; ++s) {
        float* row = inputs.data() + s * wide;
        w.token.embed(sequence.tokens[s]->hashes(), row);
        std::copy_n(lines.data() + sequence.line_of_token[s] * w.line_wide(), w.line_wide(), row + w.token.width);
    }
    std::vector<float> states(steps * 2 * hidden);
    w.token_forward.run(inputs.data(), steps, false, states.data(), 2 * hidden);
    w.token_backward.run(inputs.data(), steps, true, states.data() + hidden, 2 * hidden);
    std::vector<float> joined(2 * hidden + wide);
    std::vector<float> result(steps * w.labels);
    for (std::size_t s = 0; s < steps; ++s) {
        std::copy_n(states.data() + s * 2 * hidden, 2 * hidden, joined.data());
        std::copy_n(inputs.data() + s * wide, wide, joined.data() + 2 * hidden);
        float* out = result.data() + s * w.labels;
        std::copy(w.output_bias.begin(), w.output_bias.end(), out);
        w.output.add_product(joined.data(), out);
    }
    return result;
}

std::vector<TokenLabel> FieldLabeller::label(const FieldSequence& sequence) const {
    const Weights& w = *weights_;
    const std::size_t steps = sequence.tokens.size();
    std::vector<TokenLabel> result(steps);
    if (steps == 0) {
        return result;
    }
    const std::vector<float> all = logits(sequence);
    const std::vector<int> path = best_path_of_chain(all, w.transitions, w.start);
    Chain chain;
    chain.labels = w.labels;
    for (const auto& [from, to] : {std::pair(&w.transitions, &chain.transitions), std::pair(&w.start, &chain.start)}) {
        to->resize(from->size());
        std::transform(from->begin(), from->end(), to->begin(), exponential);
    }
    const std::vector<float> marginals = chain.marginals(all);
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
