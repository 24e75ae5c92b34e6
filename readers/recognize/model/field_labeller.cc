#include "readers/recognize/model/field_labeller.h"

#include <algorithm>

#include "readers/recognize/model/weights_file.h"

namespace cvconv::recognizing {

namespace {

struct Network {
    Embedding line, token;
    RecurrentUnit line_forward, line_backward, token_forward, token_backward;
    Matrix output;  ///< of both directions, the token and its line
    std::vector<float> output_bias;
    std::vector<float> transitions, start;  ///< logarithms

    [[nodiscard]] std::size_t labels() const { return start.size(); }
    [[nodiscard]] std::vector<float> logits(const FieldSequence& sequence) const;

private:
    [[nodiscard]] std::vector<float> lines_in_context(const FieldSequence& sequence) const;
    [[nodiscard]] std::size_t line_wide() const { return line.width + 2 * line_forward.hidden.inputs; }
};

Network read_network(WeightsFile& file) {
    constexpr std::size_t most = 1024;
    Network w;
    const std::size_t line_features = file.size(1U << 20U);
    const std::size_t token_features = file.size(1U << 20U);
    const std::size_t line_width = file.size(most);
    const std::size_t line_hidden = file.size(most);
    const std::size_t token_width = file.size(most);
    const std::size_t hidden = file.size(most);
    const std::size_t labels = file.size(256);
    w.line = file.embedding(line_features, line_width);
    w.token = file.embedding(token_features, token_width);
    const std::size_t wide = token_width + line_width + 2 * line_hidden;
    for (RecurrentUnit* unit : {&w.line_forward, &w.line_backward}) {
        unit->input = file.matrix(line_width, 3 * line_hidden);
        unit->hidden = file.matrix(line_hidden, 3 * line_hidden);
    }
    for (RecurrentUnit* unit : {&w.token_forward, &w.token_backward}) {
        unit->input = file.matrix(wide, 3 * hidden);
        unit->hidden = file.matrix(hidden, 3 * hidden);
    }
    w.output = file.matrix(2 * hidden + wide, labels);
    for (Embedding* embedding : {&w.line, &w.token}) {
        embedding->gamma = file.floats(embedding->width);
        embedding->beta = file.floats(embedding->width);
    }
    for (RecurrentUnit* unit : {&w.line_forward, &w.line_backward}) {
        unit->b_input = file.floats(3 * line_hidden);
        unit->b_hidden = file.floats(3 * line_hidden);
    }
    for (RecurrentUnit* unit : {&w.token_forward, &w.token_backward}) {
        unit->b_input = file.floats(3 * hidden);
        unit->b_hidden = file.floats(3 * hidden);
    }
    w.output_bias = file.floats(labels);
    w.transitions = file.floats(labels * labels);
    w.start = file.floats(labels);
    return w;
}

std::vector<float> Network::lines_in_context(const FieldSequence& sequence) const {
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

std::vector<float> Network::logits(const FieldSequence& sequence) const {
    const std::vector<float> lines = lines_in_context(sequence);
    const std::size_t steps = sequence.tokens.size();
    const std::size_t hidden = token_forward.hidden.inputs;
    const std::size_t wide = token.width + line_wide();
    std::vector<float> inputs(steps * wide);
    for (std::size_t s = 0; s < steps; ++s) {
        float* row = inputs.data() + s * wide;
        token.embed(sequence.tokens[s]->hashes(), row);
        std::copy_n(lines.data() + sequence.line_of_token[s] * line_wide(), line_wide(), row + token.width);
    }
    std::vector<float> states(steps * 2 * hidden);
    token_forward.run(inputs.data(), steps, false, states.data(), 2 * hidden);
    token_backward.run(inputs.data(), steps, true, states.data() + hidden, 2 * hidden);
    std::vector<float> joined(2 * hidden + wide);
    std::vector<float> result(steps * labels());
    for (std::size_t s = 0; s < steps; ++s) {
        std::copy_n(states.data() + s * 2 * hidden, 2 * hidden, joined.data());
        std::copy_n(inputs.data() + s * wide, wide, joined.data() + 2 * hidden);
        float* out = result.data() + s * labels();
        std::copy(output_bias.begin(), output_bias.end(), out);
        output.add_product(joined.data(), out);
    }
    return result;
}

/// To the mean of `count` values, one after another.
void add_to_mean(std::vector<float>& mean, const std::vector<float>& values, std::size_t count) {
    mean.resize(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        mean[i] += (values[i] - mean[i]) / static_cast<float>(count);
    }
}

}  // namespace

struct FieldLabeller::Weights {
    std::vector<Network> networks;
    std::vector<float> transitions, start;  ///< the mean of theirs
};

std::optional<FieldLabeller> FieldLabeller::parse(std::string_view bytes) {
    constexpr std::uint32_t version = 2;
    WeightsFile file(bytes);
    if (file.take(4) != "CVFL" || file.number() != version) {
        return std::nullopt;
    }
    auto w = std::make_shared<Weights>();
    while (file.ok() && !file.ended()) {
        w->networks.push_back(read_network(file));
        const Network& network = w->networks.back();
        if (network.labels() != w->networks.front().labels()) {
            return std::nullopt;
        }
        add_to_mean(w->transitions, network.transitions, w->networks.size());
        add_to_mean(w->start, network.start, w->networks.size());
    }
    if (!file.ok() || w->start.empty()) {
        return std::nullopt;
    }
    FieldLabeller labeller;
    labeller.weights_ = std::move(w);
    return labeller;
}

std::vector<float> FieldLabeller::logits(const FieldSequence& sequence) const {
    std::vector<float> mean;
    std::size_t count = 0;
    for (const Network& network : weights_->networks) {
        add_to_mean(mean, network.logits(sequence), ++count);
    }
    return mean;
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
    chain.labels = labels();
    for (const auto& [from, to] : {std::pair(&w.transitions, &chain.transitions), std::pair(&w.start, &chain.start)}) {
        to->resize(from->size());
        std::transform(from->begin(), from->end(), to->begin(), exponential);
    }
    const std::vector<float> marginals = chain.marginals(all);
    for (std::size_t s = 0; s < steps; ++s) {
        const auto label = static_cast<std::size_t>(path[s]);
        result[s] = {path[s], marginals[s * labels() + label]};
    }
    return result;
}

std::size_t FieldLabeller::labels() const {
    return weights_->start.size();
}

}  // namespace cvconv::recognizing
