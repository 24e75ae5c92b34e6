#pragma once
// One network that says what each token may be: GRUs over the lines of a section and over their tokens, beside the
// encoder's vectors. Internal to the labeller.

#include <vector>

#include "readers/recognize/model/field_labeller.h"
#include "readers/recognize/model/weights_file.h"

namespace cvconv::recognizing {

struct FieldNetwork {
    /// The next network of a file. Where the file is damaged, it is not ok() behind it.
    static FieldNetwork from(WeightsFile& file, std::size_t labels);

    Embedding line, token;
    Projection projection;
    RecurrentUnit line_forward, line_backward, token_forward, token_backward;
    Matrix output;  ///< of both directions, the token and its line
    std::vector<float> output_bias;
    std::vector<float> transitions, start;  ///< logarithms, as chain.h wants them

    /// Tokens times labels.
    [[nodiscard]] std::vector<float> logits(const FieldSequence& sequence) const;

private:
    /// Of each token: what its features give, and what the encoder says of it.
    [[nodiscard]] std::vector<float> tokens_alone(const FieldSequence& sequence) const;
    /// Of each line: its features, and what both directions give of them and of the mean of its words' vectors.
    [[nodiscard]] std::vector<float> lines_in_context(const FieldSequence& sequence,
                                                      const std::vector<float>& tokens) const;
    [[nodiscard]] std::size_t token_wide() const { return token.width + projection.width(); }
    [[nodiscard]] std::size_t line_wide() const { return line.width + 2 * line_forward.hidden.inputs(); }
};

}  // namespace cvconv::recognizing
