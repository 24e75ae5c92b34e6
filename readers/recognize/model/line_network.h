#pragma once
// One network that says what each line may be: an embedding of its features beside the encoder's vector, a
// bidirectional GRU over the lines of the document. Internal to the labeller.

#include <vector>

#include "readers/recognize/model/line_labeller.h"
#include "readers/recognize/model/weights_file.h"

namespace cvconv::recognizing {

struct LineNetwork {
    /// The next network of a file, behind its labels. Where the file is damaged, it is not ok() behind it.
    static LineNetwork from(WeightsFile& file, std::size_t labels);

    Embedding line;
    Projection projection;
    RecurrentUnit forward, backward;
    Matrix output;  ///< of both directions, the line and its projection
    std::vector<float> output_bias;
    std::vector<float> transitions, start;  ///< logarithms, as chain.h wants them

    /// Lines times labels.
    [[nodiscard]] std::vector<float> logits(const std::vector<LabelledLine>& lines) const;
};

}  // namespace cvconv::recognizing
