#pragma once
// A text as pieces of words: the segmentation of greatest probability. Internal to the encoder.

#include <cstdint>
#include <string_view>
#include <vector>

#include "ir/span.h"
#include "readers/recognize/encoder/weights_map.h"

namespace cvconv::recognizing {

struct Piece {
    std::uint32_t number = 0;
    Span where;  ///< bytes of the text that it is made of; empty for a blank alone
};

class Pieces {
public:
    explicit Pieces(const WeightsMap& weights);
    /// Linear in the text's length. What is no UTF-8 is seen as the replacement character. A blank text has none.
    [[nodiscard]] std::vector<Piece> of(std::string_view text) const;
    /// The logarithm of the probability of that segmentation, by how often its pieces occur in all languages.
    [[nodiscard]] double log_probability(std::string_view text) const;

private:
    const WeightsMap& weights_;
    std::vector<std::uint32_t> first_;  ///< where pieces begin whose first byte is at least so; 257 of them

    /// A byte of a piece's text; -1 behind its end.
    [[nodiscard]] int letter(std::uint32_t piece, std::size_t at) const;
    struct Normal;
    [[nodiscard]] Normal normalised(std::string_view text) const;
};

}  // namespace cvconv::recognizing
