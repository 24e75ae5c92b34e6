#include "readers/recognize/model/line_labeller.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <string>

#include "readers/recognize/model/network.h"

namespace cvconv::recognizing {

static_assert(std::endian::native == std::endian::little, "weights are read as they lie in the file");

struct LineLabeller::Weights {
    std::vector<std::uint32_t> features;  ///< hashes, ascending
    std::size_t width = 0;                ///< of an embedding
    std::size_t hidden = 0;
    std::vector<std::int8_t> embedding;  ///< a row a feature
    std::vector<float> embedding_scale;
    std::vector<float> gamma, beta;  ///< of the layer normalisation
    RecurrentUnit forward, backward;
    Matrix output;
    std::vector<float> output_bias;
    Chain chain;

    void embed(const FeatureSet& line, float* to) const;
};

/// Reads the file front to back; after the first piece that is missing, all others are empty.
class WeightsReader {
public:
    explicit WeightsReader(std::string_view bytes) : rest_(bytes) {}

    std::optional<LineLabeller> read() {
        constexpr std::uint32_t version = 1;
        if (take(4) != "CVLL" || number() != version) {
            return std::nullopt;
        }
        auto weights = std::make_shared<LineLabeller::Weights>();
        const std::size_t features = number();
        weights->width = number();
        weights->hidden = number();
        const std::size_t labels = number();
        if (features > 1U << 20U || weights->width > 1024 || weights->hidden > 1024 || labels > 256) {
            return std::nullopt;
        }
        LineLabeller labeller;
        for (std::size_t i = 0; i < labels; ++i) {
            read_label(labeller);
        }
        weights->features.resize(features);
        copy(weights->features);
        ok_ = ok_ && std::is_sorted(weights->features.begin(), weights->features.end());
        const std::size_t width = weights->width;
        const std::size_t hidden = weights->hidden;
        weights->embedding_scale = floats(features);
        weights->embedding.resize(features * width);
        copy(weights->embedding);
        for (RecurrentUnit* unit : {&weights->forward, &weights->backward}) {
            unit->input = matrix(width, 3 * hidden);
            unit->hidden = matrix(hidden, 3 * hidden);
        }
        weights->output = matrix(2 * hidden + width, labels);
        weights->gamma = floats(width);
        weights->beta = floats(width);
        for (RecurrentUnit* unit : {&weights->forward, &weights->backward}) {
            unit->b_input = floats(3 * hidden);
            unit->b_hidden = floats(3 * hidden);
        }
        weights->output_bias = floats(labels);
        const std::vector<float> transitions = floats(labels * labels);
        const std::vector<float> start = floats(labels);
        if (ok_) {
            weights->chain = Chain::of(transitions, start);
        }
        labeller.weights_ = std::move(weights);
        return ok_ && rest_.empty() ? std::optional(std::move(labeller)) : std::nullopt;
    }

private:
    std::string_view rest_;
    bool ok_ = true;

    std::string_view take(std::size_t count) {
        ok_ = ok_ && count <= rest_.size();
        const std::string_view taken = ok_ ? rest_.substr(0, count) : std::string_view{};
        rest_.remove_prefix(taken.size());
        return taken;
    }
    template <class T>
    void copy(std::vector<T>& to) {
        const std::string_view bytes = take(to.size() * sizeof(T));
        if (!bytes.empty()) {
            std::memcpy(to.data(), bytes.data(), bytes.size());
        }
    }
    std::uint32_t number() {
        std::vector<std::uint32_t> one(1);
        copy(one);
        return one.front();
    }
    std::vector<float> floats(std::size_t count) {
        std::vector<float> values(ok_ ? count : 0);
        copy(values);
        ok_ = ok_ && std::all_of(values.begin(), values.end(), [](float v) { return std::isfinite(v); });
        return values;
    }
    /// One scale a row of the file, which is an output; then the rows.
    Matrix matrix(std::size_t inputs, std::size_t outputs) {
        const std::vector<float> scale = floats(outputs);
        std::vector<std::int8_t> rows(ok_ ? inputs * outputs : 0);
        copy(rows);
        Matrix result{inputs, outputs, std::vector<float>(rows.size())};
        for (std::size_t o = 0; o < outputs && ok_; ++o) {
            for (std::size_t i = 0; i < inputs; ++i) {
                result.weights[i * outputs + o] = scale[o] * static_cast<float>(rows[o * inputs + i]);
            }
        }
        return result;
    }
    /// "O", "H:work", "B:work", "I:work".
    void read_label(LineLabeller& labeller) {
        const std::string_view size = take(1);
        const std::string_view name = take(size.empty() ? 0 : static_cast<unsigned char>(size.front()));
        LineLabeller::Label label;
        if (name != "O") {
            const std::optional<SectionKind> kind = name.size() > 2 ? section_kind(name.substr(2)) : std::nullopt;
            ok_ = ok_ && kind && (name[0] == 'H' || name[0] == 'B' || name[0] == 'I');
            label = ok_ ? LineLabeller::Label{*kind, name[0]} : label;
        }
        labeller.labels_.push_back(label);
    }
};

std::optional<LineLabeller> LineLabeller::parse(std::string_view bytes) {
    return WeightsReader(bytes).read();
}

void LineLabeller::Weights::embed(const FeatureSet& line, float* to) const {
    std::fill(to, to + width, 0.0F);
    for (std::uint32_t hash : line.hashes()) {
        const auto found = std::lower_bound(features.begin(), features.end(), hash);
        if (found == features.end() || *found != hash) {
            continue;  // too rare to have been learnt
        }
        const auto row = static_cast<std::size_t>(found - features.begin());
        const std::int8_t* values = embedding.data() + row * width;
        for (std::size_t d = 0; d < width; ++d) {
            to[d] += embedding_scale[row] * static_cast<float>(values[d]);
        }
    }
    float mean = 0;
    float square = 0;
    for (std::size_t d = 0; d < width; ++d) {
        mean += to[d];
    }
    mean /= static_cast<float>(width);
    for (std::size_t d = 0; d < width; ++d) {
        square += (to[d] - mean) * (to[d] - mean);
    }
    constexpr float epsilon = 1e-5F;
    const float scale = 1.0F / std::sqrt(square / static_cast<float>(width) + epsilon);
    for (std::size_t d = 0; d < width; ++d) {
        to[d] = std::max(0.0F, (to[d] - mean) * scale * gamma[d] + beta[d]);
    }
}

std::vector<float> LineLabeller::logits(const std::vector<FeatureSet>& lines) const {
    const Weights& w = *weights_;
    const std::size_t steps = lines.size();
    std::vector<float> embedded(steps * w.width);
    for (std::size_t s = 0; s < steps; ++s) {
        w.embed(lines[s], embedded.data() + s * w.width);
    }
    const std::size_t wide = 2 * w.hidden + w.width;
    std::vector<float> joined(steps * wide);
    w.forward.run(embedded.data(), steps, false, joined.data(), wide);
    w.backward.run(embedded.data(), steps, true, joined.data() + w.hidden, wide);
    std::vector<float> result(steps * labels_.size());
    for (std::size_t s = 0; s < steps; ++s) {
        std::copy_n(embedded.data() + s * w.width, w.width, joined.data() + s * wide + 2 * w.hidden);
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
