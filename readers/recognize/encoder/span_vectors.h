#pragma once
// The vectors of some spans of a text, as rows that the networks take.

#include <cstddef>
#include <vector>

#include "ir/span.h"
#include "readers/recognize/encoder/encoder.h"

namespace cvconv::recognizing {

class SpanVectors {
public:
    /// `spans` in any order.
    SpanVectors(const EncodedText& text, const std::vector<Span>& spans);

    /// encoder_width numbers of the span with this number, owned by this; null where nothing is known of it.
    [[nodiscard]] const float* of(std::size_t number) const;

private:
    std::vector<EncodedText::Row> rows_;
    std::vector<bool> known_;
};

}  // namespace cvconv::recognizing
