#include "readers/recognize/unclaimed.h"

#include <algorithm>
#include <iterator>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "ir/walk.h"
#include "readers/pieces/function_words.h"

namespace cvconv::recognizing {

namespace {

constexpr Idea labels[] = {Idea::entry_labels, Idea::contact_labels, Idea::record_labels, Idea::score_words};

bool joins_values(std::string_view text) {
    constexpr std::size_t most = 3;  // "as part of"
    const std::vector<Word> words = words_of(text);
    return words.size() <= most && std::all_of(words.begin(), words.end(), [](const Word& word) {
               return is_at_word(word.folded) || is_joiner(word.folded) || is_for(word.folded) ||
                      is_article(word.folded);
           });
}

bool names_value(std::string_view text) {
    const std::string_view bare = trim_punctuation(text);
    return std::any_of(std::begin(labels), std::end(labels), [&](Idea idea) { return !lookup(idea, bare).empty(); });
}

}  // namespace

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
        span = trim(document.text, span);
        if (!words_of(document.text, span).empty()) {
            where.push_back({std::string(span.of(document.text)), {span}, Confidence::stated, rule});
        }
    };
    // "at" between a position and its employer, "Period:" before a date: words that say no more than the values do
    auto keep_unclaimed = [&](Span span) {
        const std::string_view own = trim(document.text, span).of(document.text);
        const bool said = joins_values(own) || names_value(own);
        keep(said ? cv.labels : cv.unclaimed, span, said ? "label" : "unclaimed");
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
                keep_unclaimed({at, merged[i].begin});
            }
            at = std::max(at, merged[i].end);
        }
        if (at < block.text.end) {
            keep_unclaimed({at, block.text.end});
        }
    }
}

}  // namespace cvconv::recognizing
