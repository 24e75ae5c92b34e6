#pragma once
// Which bytes of a text are in any of many spans.

#include <algorithm>
#include <vector>

#include "ir/span.h"

namespace cvconv {

/// Spans are added, then the set is closed, then it is asked, each time in the logarithm of their number.
class SpanSet {
public:
    void add(const Spans& spans) { spans_.insert(spans_.end(), spans.begin(), spans.end()); }

    /// Sorts, and joins what touches or overlaps, so that a word made of two spans is in the set.
    void close() {
        std::sort(spans_.begin(), spans_.end());
        std::vector<Span> joined;
        for (const Span span : spans_) {
            if (span.empty()) {
                continue;
            }
            if (!joined.empty() && span.begin <= joined.back().end) {
                joined.back().end = std::max(joined.back().end, span.end);
            } else {
                joined.push_back(span);
            }
        }
        spans_ = std::move(joined);
    }

    /// All of it is in the set.
    [[nodiscard]] bool contains(Span word) const {
        const auto at = first_behind(word);
        return at != spans_.end() && at->contains(word);
    }
    /// Some of it is.
    [[nodiscard]] bool touches(Span word) const {
        const auto at = first_behind(word);
        return at != spans_.end() && at->overlaps(word);
    }

private:
    /// The first that ends behind the word's beginning.
    [[nodiscard]] std::vector<Span>::const_iterator first_behind(Span word) const {
        return std::partition_point(spans_.begin(), spans_.end(), [&](Span span) { return span.end <= word.begin; });
    }

    std::vector<Span> spans_;
};

}  // namespace cvconv
