#include "readers/recognize/unclaimed.h"

#include <algorithm>

#include "ir/unicode.h"
#include "ir/walk.h"

namespace cvconv::recognizing {

void collect_unclaimed(const Document& document, Cv& cv) {
    Spans claimed;
    for_each_found(cv,
                   [&](const auto& value) { claimed.insert(claimed.end(), value.where.begin(), value.where.end()); });
    std::sort(claimed.begin(), claimed.end());
    Spans merged;
    for (Span span : claimed) {
        if (span.empty()) {
            continue;
        }
        if (!merged.empty() && span.begin <= merged.back().end) {
            merged.back().end = std::max(merged.back().end, span.end);
        } else {
            merged.push_back(span);
        }
    }
    auto keep = [&](Texts& where, Span span, const char* rule) {
        std::string_view own = trim(document.text, span).of(document.text);
        if (!words_of(own).empty()) {
            where.push_back({std::string(own), {trim(document.text, span)}, Confidence::stated, rule});
        }
    };
    std::size_t next = 0;
    for (const Block& block : document.blocks) {
        if (block.kind == BlockKind::furniture) {
            keep(cv.furniture, block.text, "furniture");
            continue;
        }
        std::uint32_t at = block.text.begin;
        while (next < merged.size() && merged[next].end <= at) {
            ++next;
        }
        for (std::size_t i = next; i < merged.size() && merged[i].begin < block.text.end; ++i) {
            if (merged[i].begin > at) {
                keep(cv.unclaimed, {at, merged[i].begin}, "unclaimed");
            }
            at = std::max(at, merged[i].end);
        }
        if (at < block.text.end) {
            keep(cv.unclaimed, {at, block.text.end}, "unclaimed");
        }
    }
}

}  // namespace cvconv::recognizing
