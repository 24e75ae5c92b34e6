#pragma once
// What stands between the pieces of a header: commas, dashes, bars, and blanks that part as they do.

#include <cstdint>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::recognizing {

/// What stands between a segment and the one before it. `blank` is one between words that are written without blanks:
/// Han and kana.
enum class Join : std::uint8_t { start_of_line, cell, bar, dot, dash, at_word, style, bracket, comma, blank };

struct Separator {
    std::uint32_t begin;
    std::uint32_t end;
    Join join;
};

/// What full stops part: nothing in prose, pieces behind long words elsewhere, all where a line is told in phrases.
enum class Stops : std::uint8_t { none, behind_long_words };

/// The separators inside `within`, leftmost first. Commas inside brackets and quotes do not separate.
[[nodiscard]] std::vector<Separator> separators_in(std::string_view text, Span within, Stops stops);

}  // namespace cvconv::recognizing
