#include "readers/recognize/model/line_labeller.h"

#include <algorithm>
#include <utility>

#include "readers/recognize/model/chain.h"
#include "readers/recognize/model/line_network.h"
#include "readers/recognize/model/votes.h"
#include "readers/recognize/model/weights_file.h"

namespace cvconv::recognizing {

struct LineLabeller::Weights {
    std::vector<LineNetwork> networks;  ///< that vote; at least one
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
    constexpr std::uint32_t version = 3;
    WeightsFile file(bytes);
    if (file.take(4) != "CVLL" || file.number() != version) {
        return std::nullopt;
    }
    const std::size_t networks = file.size(most_networks);
    const std::size_t labels = file.size(256);
    LineLabeller labeller;
    for (std::size_t i = 0; i < labels && file.ok(); ++i) {
        labeller.labels_.push_back(label_from(file));
    }
    auto w = std::make_shared<Weights>();
    Votes transitions;
    Votes start;
    for (std::size_t i = 0; i < networks && file.ok(); ++i) {
        w->networks.push_back(LineNetwork::from(file, labels));
        const LineNetwork& network = w->networks.back();
        if (network.projection.matrix.inputs() != w->networks.front().projection.matrix.inputs()) {
            file.refuse();
        }
        transitions.add(network.transitions);
        start.add(network.start);
    }
    if (!file.ok() || !file.ended() || w->networks.empty()) {
        return std::nullopt;
    }
    w->chain = Chain(std::move(transitions).mean(), std::move(start).mean());
    labeller.weights_ = std::move(w);
    return labeller;
}

std::size_t LineLabeller::vector_width() const {
    return weights_->networks.front().projection.matrix.inputs();
}

std::vector<float> LineLabeller::logits(const std::vector<LabelledLine>& lines) const {
    Votes votes;
    for (const LineNetwork& network : weights_->networks) {
        votes.add(network.logits(lines));
    }
    return std::move(votes).mean();
}

std::vector<std::size_t> LineLabeller::numbers_of(const std::vector<std::string>& names) const {
    std::vector<std::size_t> numbers;
    for (std::size_t k = 0; k < labels_.size(); ++k) {
        const Label& label = labels_[k];
        const bool named = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
            return label.part == 'O'
                       ? name == "O"
                       : name.size() > 2 && name[0] == label.part && name.substr(2) == name_of(label.kind);
        });
        if (named) {
            numbers.push_back(k);
        }
    }
    return numbers;
}

std::vector<LineProbabilities> LineLabeller::label(const std::vector<LabelledLine>& lines) const {
    return label(lines, {});
}

std::vector<LineProbabilities> LineLabeller::label(const std::vector<LabelledLine>& lines,
                                                   const AllowedLabels& allowed) const {
    if (lines.empty()) {
        return {};
    }
    std::vector<float> scores = logits(lines);
    for (std::size_t s = 0; s < std::min(lines.size(), allowed.size()); ++s) {
        const std::vector<std::size_t> numbers = numbers_of(allowed[s]);
        if (!numbers.empty()) {
            keep_only(numbers, scores.data() + s * labels_.size(), labels_.size());
        }
    }
    return probabilities_of(scores);
}

std::vector<LineProbabilities> LineLabeller::probabilities_of(const std::vector<float>& logits) const {
    const std::vector<float> marginals = weights_->chain.marginals(logits);
    std::vector<LineProbabilities> result(marginals.size() / labels_.size());
    for (std::size_t s = 0; s < result.size(); ++s) {
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
