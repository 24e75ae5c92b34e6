#include "readers/recognize/model/line_labeller.h"

#include <algorithm>
#include <utility>

#include "readers/recognize/model/chain.h"
#include "readers/recognize/model/weights_file.h"

namespace cvconv::recognizing {

struct LineLabeller::Weights {
    Embedding line;
    RecurrentUnit forward, backward;
    Matrix output;  ///< of both directions and the line
    std::vector<float> output_bias;
    Chain chain;
};

/// "O", "H:work", "B:work", "I:work". A name that is none is refused.
LineLabeller::Label LineLabeller::label_from(WeightsFile& file) {
    const std::string_view size = file.take(1);
    const std::string_view name = file.take(size.empty() ? 0 : static_cast<unsigned char>(size.front()));
    if (name == "O") {
        return {};
    }
    const std::optional<SectionKind> kind = name.size() > 2 ? section_kind(name.substr(2)) : std::nullopt;
    if (!kind || (name[0] != 'H' && name[0] != 'B' && name[0] != 'I')) {
        file.refuse();
        return {};
    }
    return {*kind, name[0]};
}

std::optional<LineLabeller> LineLabeller::parse(std::string_view bytes) {
    constexpr std::uint32_t version = 1;
    WeightsFile file(bytes);
    if (file.take(4) != "CVLL" || file.number() != version) {
        return std::nullopt;
    }
    constexpr std::size_t most = 1024;
    const std::size_t features = file.size(1U << 20U);
    const std::size_t width = file.size(most);
    const std::size_t hidden = file.size(most);
    const std::size_t labels = file.size(256);
    LineLabeller labeller;
    for (std::size_t i = 0; i < labels && file.ok(); ++i) {
        labeller.labels_.push_back(label_from(file));
    }
    auto w = std::make_shared<Weights>();
    w->line = file.embedding(features, width);
    for (RecurrentUnit* unit : {&w->forward, &w->backward}) {
        unit->input = file.matrix(width, 3 * hidden);
        unit->hidden = file.matrix(hidden, 3 * hidden);
    }
    w->output = file.matrix(2 * hidden + width, labels);
    w->line.gamma = file.floats(width);
    w->line.beta = file.floats(width);
    for (RecurrentUnit* unit : {&w->forward, &w->backward}) {
        unit->b_input = file.floats(3 * hidden);
        unit->b_hidden = file.floats(3 * hidden);
    }
    w->output_bias = file.floats(labels);
    std::vector<float> transitions = file.floats(labels * labels);
    std::vector<float> start = file.floats(labels);
    if (!file.ok() || !file.ended()) {
        return std::nullopt;
    }
    w->chain = Chain(std::move(transitions), std::move(start));
    labeller.weights_ = std::move(w);
    return labeller;
}

std::vector<float> LineLabeller::logits(const std::vector<FeatureSet>& lines) const {
    const Weights& w = *weights_;
    const std::size_t steps = lines.size();
    const std::size_t width = w.line.width;
    const std::size_t hidden = w.forward.hidden.inputs();
    std::vector<float> embedded(steps * width);
    for (std::size_t s = 0; s < steps; ++s) {
        w.line.embed(lines[s].hashes(), embedded.data() + s * width);
    }
    const std::size_t wide = 2 * hidden + width;
    std::vector<float> joined(steps * wide);
    w.forward.run(embedded.data(), steps, false, joined.data(), wide);
    w.backward.run(embedded.data(), steps, true, joined.data() + hidden, wide);
    std::vector<float> result(steps * labels_.size());
    for (std::size_t s = 0; s < steps; ++s) {
        std::copy_n(embedded.data() + s * width, width, joined.data() + s * wide + 2 * hidden);
        float* out = result.data() + s * labels_.size();
        std::copy(w.output_bias.begin(), w.output_bias.end(), out);
        w.output.add_product(joined.data() + s * wide, out);
    }
    return result;
}

std::vector<LineProbabilities> LineLabeller::label(const std::vector<FeatureSet>& lines) const {
    std::vector<LineProbabilities> result(lines.size());
    if (lines.empty()) {
        return result;
    }
    const std::vector<float> marginals = weights_->chain.marginals(logits(lines));
    for (std::size_t s = 0; s < lines.size(); ++s) {
        for (std::size_t k = 0; k < labels_.size(); ++k) {
            const float probability = marginals[s * labels_.size() + k];
            const auto kind = static_cast<std::size_t>(labels_[k].kind);
            switch (labels_[k].part) {
                case 'H': result[s].heading.at(kind) += probability; break;
                case 'B': result[s].begins_entry += probability; [[fallthrough]];
                case 'I': result[s].content.at(kind) += probability; break;
                default: result[s].none += probability; break;
            }
        }
    }
    return result;
}

}  // namespace cvconv::recognizing
