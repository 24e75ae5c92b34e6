#include "ir/coverage.h"

#include <functional>

#include "ir/span_set.h"
#include "ir/unicode.h"
#include "ir/walk.h"

namespace cvconv {

namespace {

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
