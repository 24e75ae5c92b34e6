#include "ir/coverage.h"

#include <algorithm>
#include <functional>

#include "ir/unicode.h"
#include "ir/walk.h"

namespace cvconv {

namespace {

/// A set of spans that is asked about words from left to right.
class SpanSet {
public:
    void add(const Spans& spans) { spans_.insert(spans_.end(), spans.begin(), spans.end()); }

    /// Sorts, and joins what touches or overlaps, so that a word made of two spans is covered.
    void close() {
        std::sort(spans_.begin(), spans_.end());
        std::vector<Span> joined;
        for (Span span : spans_) {
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

    [[nodiscard]] bool contains(Span word) { return advance_to(word) && spans_[next_].contains(word); }
    [[nodiscard]] bool touches(Span word) { return advance_to(word) && spans_[next_].overlaps(word); }

private:
    /// Moves to the first span that ends behind the word's beginning.
    bool advance_to(Span word) {
        while (next_ < spans_.size() && spans_[next_].end <= word.begin) {
            ++next_;
        }
        return next_ < spans_.size();
    }

    std::vector<Span> spans_;
    std::size_t next_ = 0;
};

template <class Element>
bool is_element(const std::vector<Element>& list, const void* address) {
    const void* begin = list.data();
    const void* end = list.data() + list.size();
    return !std::less<>{}(address, begin) && std::less<>{}(address, end);
}

}  // namespace

double Coverage::placed_share() const {
    int wanted = words - furniture;
    return wanted == 0 ? 1.0 : static_cast<double>(placed) / wanted;
}

Coverage coverage(const Document& document, const Cv& cv) {
    SpanSet placed;
    SpanSet unclaimed;
    SpanSet furniture;
    SpanSet all;
    for_each_found(cv, [&](const auto& found) {
        const void* address = &found;
        SpanSet& set = is_element(cv.unclaimed, address)   ? unclaimed
                       : is_element(cv.furniture, address) ? furniture
                                                           : placed;
        set.add(found.where);
        all.add(found.where);
    });
    for (SpanSet* set : {&placed, &unclaimed, &furniture, &all}) {
        set->close();
    }
    Coverage result;
    for (const Word& word : words_of(document.text)) {
        ++result.words;
        if (placed.contains(word.where)) {
            ++result.placed;
            if (unclaimed.touches(word.where) || furniture.touches(word.where)) {
                result.twice.push_back(word.where);
            }
        } else if (!unclaimed.contains(word.where) && furniture.contains(word.where)) {
            ++result.furniture;
        } else if (all.contains(word.where)) {
            ++result.unclaimed;  // also "2013Bachelor", of which one half found a field
        } else {
            result.lost.push_back(word.where);
        }
    }
    return result;
}

}  // namespace cvconv
