#pragma once
// Walking through the buckets of a table (table.h). Internal to ir/lexicon.cc.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ir/lexicon/table.h"
#include "ir/unicode.h"

namespace cvconv::lexicon {

/// Where a word would stand in the indexes of every table.
struct Heads {
    std::uint32_t phrase, suffix, prefix;
    bool affixes;  ///< long enough for them

    explicit Heads(std::string_view word)
        : phrase(hash(word)),
          suffix(word.size() > affix_head_size ? hash(suffix_head(word)) : 0),
          prefix(word.size() > affix_head_size ? hash(prefix_head(word)) : 0),
          affixes(word.size() > affix_head_size) {}

    /// False if nothing of the table begins with the word.
    [[nodiscard]] bool may_begin(const Table& table) const {
        return may_have(table.phrases, phrase) ||
               (affixes && (may_have(table.suffixes, suffix) || may_have(table.prefixes, prefix)));
    }
};

/// The bytes of the bucket that holds what begins with the head of this hash; empty if the filter knows that there is
/// nothing.
inline std::string_view bucket_of(const Index& index, std::uint32_t hashed) {
    if (!may_have(index, hashed)) {
        return {};
    }
    const std::uint32_t* start = index.starts + (hashed & (index.buckets - 1));
    return {index.bytes + start[0], start[1] - start[0]};
}

/// Calls use(phrase) for all of the bucket.
template <class Use>
void each_phrase(std::string_view bucket, Use use) {
    Phrase phrase;
    for (const char* at = bucket.data(); at != bucket.data() + bucket.size();) {
        at = phrase.read(at);
        use(phrase);
    }
}

/// Calls use(size, meanings) for the phrases of a sorted bucket that `text` begins with, the shortest first. `text` is
/// asked for its bytes by text.at(i), which is -1 behind its end; each is compared once.
template <class Text, class Use>
void each_beginning(std::string_view bucket, Text text, Use use) {
    std::size_t agreed = 0;  // so many bytes of the last phrase are the text's
    const char* end = bucket.data() + bucket.size();
    for (const char* at = bucket.data(); at != end;) {
        const std::size_t shared = byte_at(at);
        const std::size_t size = shared + byte_at(at + 1);
        const char* rest = at + 2;
        const char* meanings = rest + (size - shared);
        at = end_of_meanings(meanings);
        if (shared > agreed) {
            continue;  // differs where the phrase before it did
        }
        if (shared < agreed) {
            return;  // comes behind the text in the order of the bucket
        }
        for (; agreed < size; ++agreed) {
            const int own = byte_at(rest + (agreed - shared));
            const int wanted = text.at(agreed);
            if (own > wanted) {
                return;
            }
            if (own < wanted) {
                break;
            }
        }
        if (agreed == size) {
            use(size, meanings);
        }
    }
}

/// A text for each_beginning().
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : bytes_(bytes) {}
    [[nodiscard]] int at(std::size_t i) const { return i < bytes_.size() ? byte_at(bytes_.data() + i) : -1; }

private:
    std::string_view bytes_;
};

/// Words from `first` on with a blank between two, for each_beginning(). A word without letters and digits ends it.
class JoinedWords {
public:
    JoinedWords(const std::vector<Word>& words, std::size_t first) : words_(words), word_(first) {}

    /// Asked in ascending order.
    int at(std::size_t i) {
        while (word_ < words_.size() && i > begin_ + size()) {
            begin_ += size() + 1;
            ++word_;
        }
        if (word_ == words_.size() || size() == 0) {
            return -1;
        }
        if (i < begin_ + size()) {
            return byte_at(words_[word_].folded.data() + (i - begin_));
        }
        const bool goes_on = word_ + 1 < words_.size() && !words_[word_ + 1].folded.empty();
        return goes_on ? ' ' : -1;
    }

private:
    [[nodiscard]] std::size_t size() const { return words_[word_].folded.size(); }

    const std::vector<Word>& words_;
    std::size_t word_;
    std::size_t begin_ = 0;  // of the word, in the text
};

}  // namespace cvconv::lexicon
