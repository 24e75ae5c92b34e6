#include "readers/recognize/model/field_labeller.h"

#include <algorithm>
#include <utility>

#include "readers/recognize/model/chain.h"
#include "readers/recognize/model/field_network.h"
#include "readers/recognize/model/votes.h"
#include "readers/recognize/model/weights_file.h"

namespace cvconv::recognizing {

struct FieldLabeller::Weights {
    std::vector<FieldNetwork> networks;  ///< that vote; at least one
    std::size_t labels = 0;
    Chain chain;
};

std::optional<FieldLabeller> FieldLabeller::parse(std::string_view bytes) {
    constexpr std::uint32_t version = 3;
    WeightsFile file(bytes);
    if (file.take(4) != "CVFL" || file.number() != version) {
        return std::nullopt;
    }
    auto w = std::make_shared<Weights>();
    const std::size_t networks = file.size(most_networks);
    w->labels = file.size(256);
    Votes transitions;
    Votes start;
    for (std::size_t i = 0; i < networks && file.ok(); ++i) {
        w->networks.push_back(FieldNetwork::from(file, w->labels));
        const FieldNetwork& network = w->networks.back();
        if (network.projection.matrix.inputs() != w->networks.front().projection.matrix.inputs()) {
            file.refuse();
        }
        transitions.add(network.transitions);
        start.add(network.start);
    }
    if (!file.ok() || !file.ended() || w->labels == 0 || w->networks.empty()) {
        return std::nullopt;
    }
    w->chain = Chain(std::move(transitions).mean(), std::move(start).mean());
    FieldLabeller labeller;
    labeller.weights_ = std::move(w);
    return labeller;
}

std::vector<float> FieldLabeller::logits(const FieldSequence& sequence) const {
    Votes votes;
    for (const FieldNetwork& network : weights_->networks) {
        votes.add(network.logits(sequence));
    }
    return std::move(votes).mean();
}

std::vector<TokenLabel> FieldLabeller::label(const FieldSequence& sequence) const {
    return label(sequence, {});
}

std::vector<TokenLabel> FieldLabeller::label(const FieldSequence& sequence, const std::vector<int>& given) const {
    const Weights& w = *weights_;
    const std::size_t steps = sequence.tokens.size();
    std::vector<TokenLabel> result(steps);
    if (steps == 0) {
        return result;
    }
    std::vector<float> all = logits(sequence);
    for (std::size_t s = 0; s < std::min(steps, given.size()); ++s) {
        const int label = given[s];
        if (label >= 0 && static_cast<std::size_t>(label) < w.labels) {
            keep_only({static_cast<std::size_t>(label)}, all.data() + s * w.labels, w.labels);
        }
    }
    const std::vector<int> path = w.chain.best_path(all);
    const std::vector<float> marginals = w.chain.marginals(all);
    for (std::size_t s = 0; s < steps; ++s) {
        const auto label = static_cast<std::size_t>(path[s]);
        result[s] = {path[s], marginals[s * w.labels + label]};
    }
    return result;
}

std::size_t FieldLabeller::vector_width() const {
    return weights_->networks.front().projection.matrix.inputs();
}

std::size_t FieldLabeller::labels() const {
    return weights_->labels;
}

}  // namespace cvconv::recognizing
