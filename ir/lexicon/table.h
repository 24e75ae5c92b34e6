#pragma once
// The compiled form of one idea's words: what compile.cc writes and ir/lexicon.cc reads.
//
// Everything is offsets into one text, so that a program that links the tables starts without
// relocating or building anything. The three indexes are hash tables without collisions to chase:
// entries are sorted by bucket, and starts[b] .. starts[b + 1] are those of bucket b. All of them are twelve megabytes,
// and most words of a CV are in few of them: a filter of some bits for each head says so in 175 KB.

#include <cstdint>
#include <string_view>

namespace cvconv::lexicon {

/// A way to write a key in a language. `offset` and `size` are bytes of Table::text.
struct Entry {
    std::uint32_t offset;
    std::uint16_t key;  ///< into Table::keys; with `capitals` set, matches capital letters only
    std::uint8_t size;
    std::uint8_t language;  ///< into Table::languages
};

inline constexpr std::uint16_t capitals = 0x8000;

struct Index {
    const Entry* entries;
    const std::uint32_t* starts;  ///< buckets + 1 numbers
    std::uint32_t buckets;        ///< a power of two
    const std::uint32_t* filter;  ///< filter_bits bits: that of a head's hash is set
    std::uint32_t filter_bits;    ///< a power of two
};

inline constexpr std::uint32_t filter_bits_for_each_head = 8;  ///< at least: seven of eight strangers are turned away

struct Table {
    const char* text;
    const std::string_view* keys;
    std::uint32_t key_count;
    const std::string_view* languages;
    std::uint32_t language_count;
    Index phrases;           ///< by the first word; the longest phrase of a bucket comes first
    Index suffixes;          ///< by affix_head() of the suffix
    Index prefixes;          ///< by affix_head() of the prefix
    const Entry* spellings;  ///< as written in the files, sorted by language, then key, then line
    std::uint32_t spelling_count;
};

/// FNV-1a: short, and good enough for words.
constexpr std::uint32_t hash(std::string_view word) {
    std::uint32_t h = 2166136261U;
    for (char c : word) {
        h = (h ^ static_cast<unsigned char>(c)) * 16777619U;
    }
    return h ^ (h >> 15U);
}

constexpr bool may_have(const Index& index, std::uint32_t hash) {
    const std::uint32_t bit = hash & (index.filter_bits - 1);
    return ((index.filter[bit / 32] >> (bit % 32)) & 1U) != 0;
}

constexpr std::string_view first_word(std::string_view phrase) {
    return phrase.substr(0, phrase.find(' '));
}

/// Affixes are found by their outermost bytes; an affix has at least this many.
inline constexpr std::size_t affix_head_size = 3;

constexpr std::string_view suffix_head(std::string_view word) {
    return word.substr(word.size() - affix_head_size);
}
constexpr std::string_view prefix_head(std::string_view word) {
    return word.substr(0, affix_head_size);
}

}  // namespace cvconv::lexicon
