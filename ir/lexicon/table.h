#pragma once
// The compiled form of one idea's words: what compile.cc writes and ir/lexicon.cc reads.
//
// Nothing is relocated or built when a program starts that links the tables, and a lookup reads only the pages of its
// buckets. The three indexes are hash tables: bucket b is bytes starts[b] .. starts[b + 1]. Most words of a CV are in
// few tables: a filter of some bits for each head says so in 200 KB. All tables are 6.4 MB, of which
// spellings are 1.3.
//
// A bucket is phrases one after the other, each
//   1 byte   how many bytes at its beginning are those of the phrase before it in the bucket
//   1 byte   how many follow
//   …        these bytes
//   3 bytes  for each meaning: its key, into Table::keys (low byte first; with `capitals`: matches capital letters
//            only), and its language, into Table::languages (with `more`: another meaning follows)

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cvconv::lexicon {

inline constexpr std::size_t longest_phrase = 255;  ///< bytes
inline constexpr std::uint16_t capitals = 0x8000;
inline constexpr std::uint8_t more = 0x80;
inline constexpr std::size_t bytes_of_meaning = 3;

struct Index {
    const char* bytes;
    const std::uint32_t* starts;  ///< buckets + 1 numbers
    std::uint32_t buckets;        ///< a power of two
    const std::uint32_t* filter;  ///< filter_bits bits: that of a head's hash is set
    std::uint32_t filter_bits;    ///< a power of two
};

/// What a phrase means in a language.
struct Meaning {
    std::uint16_t key;  ///< into Table::keys, without `capitals`
    std::uint8_t language;
    bool capitals;
};

constexpr std::uint8_t byte_at(const char* at) {
    return static_cast<std::uint8_t>(*at);
}

constexpr const char* end_of_meanings(const char* meanings) {
    const char* end = meanings + bytes_of_meaning;
    while ((byte_at(end - 1) & more) != 0) {
        end += bytes_of_meaning;
    }
    return end;
}

/// A phrase of a bucket, and where its meanings stand.
class Phrase {
public:
    /// Reads the phrase that begins at `at`; the one before it in the bucket was read last. Returns its end.
    const char* read(const char* at) {
        size_ = byte_at(at);
        const std::size_t rest = byte_at(at + 1);
        std::copy_n(at + 2, rest, text_.begin() + static_cast<std::ptrdiff_t>(size_));
        size_ += rest;
        meanings_ = at + 2 + rest;
        return end_of_meanings(meanings_);
    }
    [[nodiscard]] std::string_view text() const { return {text_.data(), size_}; }
    [[nodiscard]] const char* meanings() const { return meanings_; }

private:
    std::array<char, longest_phrase> text_;
    std::size_t size_ = 0;
    const char* meanings_ = nullptr;
};

/// Calls use(meaning) for each of those that begin at `at` (Phrase::meanings).
template <class Use>
void each_meaning(const char* at, Use use) {
    for (bool last = false; !last; at += bytes_of_meaning) {
        const unsigned key = byte_at(at) + 256U * byte_at(at + 1);
        const std::uint8_t language = byte_at(at + 2);
        use(Meaning{static_cast<std::uint16_t>(key & ~unsigned{capitals}),
                    static_cast<std::uint8_t>(language & ~unsigned{more}), (key & capitals) != 0});
        last = (language & more) == 0;
    }
}

/// A spelling as it is written in a file. `offset` and `size` are bytes of Table::text.
struct Spelling {
    std::uint32_t offset;
    std::uint16_t key;  ///< into Table::keys
    std::uint8_t size;
    std::uint8_t language;  ///< into Table::languages
};

/// Where an idea keeps the usual spellings (keys.h), it is so many of a key in a language, the first ones.
inline constexpr std::size_t usual_spellings = 12;

struct Table {
    const std::string_view* keys;
    std::uint32_t key_count;
    const std::string_view* languages;
    std::uint32_t language_count;
    Index phrases;              ///< by the first word; sorted by their bytes in a bucket
    Index suffixes;             ///< by suffix_head(); the longest of a bucket comes first
    Index prefixes;             ///< by prefix_head(); the longest of a bucket comes first
    const char* text;           ///< of the spellings
    const Spelling* spellings;  ///< sorted by language, then key, then line
    std::uint32_t spelling_count;
};

inline constexpr std::uint32_t filter_bits_for_each_head = 8;  ///< at least: seven of eight strangers are turned away

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
