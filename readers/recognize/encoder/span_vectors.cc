#include "readers/recognize/encoder/span_vectors.h"

#include <algorithm>

namespace cvconv::recognizing {

SpanVectors::SpanVectors(const EncodedText& text, const std::vector<Span>& spans) {
    if (text.is_empty()) {
        return;
    }
    rows_.reserve(spans.size());
    for (const Span& span : spans) {
        rows_.push_back(text.mean(span));
        known_.push_back(std::any_of(rows_.back().begin(), rows_.back().end(), [](float x) { return x != 0; }));
    }
}

const float* SpanVectors::of(std::size_t number) const {
    return number < rows_.size() && known_[number] ? rows_[number].data() : nullptr;
}

}  // namespace cvconv::recognizing
