#pragma once
// A trained labeller of the tokens of entries: which are the employer, the position, the degree … Lines are seen in
// their order (a bidirectional GRU), tokens in that of their lines (another one), under a linear-chain CRF over spans.
// tools/train makes its weights and says how.

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "readers/recognize/model/feature_set.h"

namespace cvconv::recognizing {

/// The entries of one section: its lines, and the tokens of them all, in reading order.
struct FieldSequence {
    std::vector<const FeatureSet*> lines;
    std::vector<const FeatureSet*> tokens;
    std::vector<const float*> vectors;  ///< of tokens: vector_width() numbers of the encoder; null where there is none
    std::vector<std::size_t> line_of_token;  ///< index into `lines`, ascending
};

struct TokenLabel {
    int label = 0;          ///< 0 = of no field; else 1 + 4 * role + part (begin, inside, end, single)
    float probability = 0;  ///< of this label, given the whole sequence
};

class FieldLabeller {
public:
    /// Reads the weights that tools/train wrote; nothing if they are damaged, of another version or other labels.
    [[nodiscard]] static std::optional<FieldLabeller> parse(std::string_view bytes);
    /// The one that is built in. Lives as long as the process.
    [[nodiscard]] static const FieldLabeller& built_in();

    /// The most likely labels: whole spans only. Linear; the same on every machine.
    [[nodiscard]] std::vector<TokenLabel> label(const FieldSequence& sequence) const;
    /// As above, given the labels of some tokens: one for each, -1 where it is not known.
    [[nodiscard]] std::vector<TokenLabel> label(const FieldSequence& sequence, const std::vector<int>& given) const;
    /// What the network says before the CRF: tokens times labels, for tests.
    [[nodiscard]] std::vector<float> logits(const FieldSequence& sequence) const;
    [[nodiscard]] std::size_t labels() const;
    /// Numbers of a vector.
    [[nodiscard]] std::size_t vector_width() const;

private:
    struct Weights;
    std::shared_ptr<const Weights> weights_;
};

}  // namespace cvconv::recognizing
