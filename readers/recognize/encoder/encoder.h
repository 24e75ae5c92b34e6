#pragma once
// What words mean: vectors of the lines and tokens of a document, from the first layers of a multilingual encoder that
// was trained by others and is used as it is (README.md has its origin and licence).

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::recognizing {

inline constexpr std::size_t encoder_width = 384;
/// Of a longer line, the first so many pieces of words are seen.
inline constexpr std::size_t most_pieces_of_line = 24;
/// Lines behind so many pieces of words have no vectors.
inline constexpr std::size_t most_pieces_of_document = 20000;

/// What the pieces of a document's words mean; asked for lines, tokens or any other span of its text.
class EncodedText {
public:
    using Row = std::array<float, encoder_width>;
    /// The mean of the pieces that overlap `span` of the text that was encoded. Zeros: nothing is known, as the span is
    /// blank, in no line, or behind a bound.
    [[nodiscard]] Row mean(Span span) const;
    [[nodiscard]] bool is_empty() const { return where_.empty(); }

private:
    friend class Encoder;
    std::vector<Span> where_;  ///< of pieces, into the text, ascending
    std::vector<float> rows_;  ///< a row for each piece
};

class Encoder {
public:
    /// Which instructions are used; all give the same numbers.
    enum class Instructions { best, portable, avx2, avx512_vnni };
    /// Are there kernels for them, and does this processor have them?
    [[nodiscard]] static bool has(Instructions instructions);

    /// Maps a file of weights. Null if it is missing, cut short, damaged or of another version; `error` says which.
    [[nodiscard]] static std::unique_ptr<const Encoder> open(const std::string& path, std::string& error);
    ~Encoder();
    Encoder(const Encoder&) = delete;
    Encoder& operator=(const Encoder&) = delete;

    /// `lines`: spans of `text`, ascending and apart. One pass sees all of them, so that lines and tokens of a document
    /// have the same vectors whoever asks. Any bytes; linear in the number of lines and of their pieces. The same on
    /// every machine. `instructions` other than the best are for tests and benchmarks; where has() is false, the
    /// portable ones are used.
    [[nodiscard]] EncodedText encode(std::string_view text, const std::vector<Span>& lines,
                                     Instructions instructions = Instructions::best) const;
    /// The logarithm of the probability of a text by how often its pieces of words occur in all languages: the word
    /// among some that look alike has the greatest.
    [[nodiscard]] double log_probability(std::string_view text) const;
    /// The numbers of the pieces of a text as the file has them, for tests.
    [[nodiscard]] std::vector<std::uint32_t> pieces_of(std::string_view text) const;

private:
    struct Weights;
    explicit Encoder(std::unique_ptr<const Weights> weights);
    std::unique_ptr<const Weights> weights_;
};

}  // namespace cvconv::recognizing
