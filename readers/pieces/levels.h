#pragma once
// How well: of a language ("C1", "fluent", "rodilý mluvčí") and of a skill ("●●●●○", "4/5", "expert").

#include <string>
#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

struct FoundFluency {
    Span where;           ///< as written, with what belongs to it: "B2 – selbstständig", "fluent (C1)", "TOEIC 915"
    std::string cefr;     ///< "A1".."C2" only where the level itself is written; else empty
    bool native = false;  ///< mother tongue
    float certainty = 1;
};

/// CEFR levels, words for fluency and marks of language tests.
[[nodiscard]] std::vector<FoundFluency> find_fluency(std::string_view text, Span within);

struct FoundLevel {
    Span where;          ///< with its brackets
    Span value;          ///< without: "expert", "4/5", "●●●●○"
    bool drawn = false;  ///< stars, dots, bars: cannot be written as words
    float certainty = 1;
};

/// Levels of skills: a word of the lexicon alone in brackets or at the end, fractions, percentages, bars.
[[nodiscard]] std::vector<FoundLevel> find_skill_levels(std::string_view text, Span within);

/// "Python ●●●●○" → Python: without the bar of three glyphs or more that it ends with, if anything else is there.
[[nodiscard]] Span without_bar(std::string_view text, Span span);

namespace recognizing {

/// "expert", "4/5": how well, and nothing else.
[[nodiscard]] bool is_level(std::string_view text, Span span);

}  // namespace recognizing

}  // namespace cvconv
