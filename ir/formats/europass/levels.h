#pragma once
// How well a language is known. Levels are written only where a level was: "fluent" is none.

#include <optional>
#include <string>
#include <string_view>

#include "ir/cv.h"

namespace cvconv::europass {

/// "A1" to "C2", and nothing else.
[[nodiscard]] bool is_cefr_level(std::string_view text);

/// "C1", "Gesprächssicher (B1)" → "C1", "B1". Nothing without a level, and with two.
[[nodiscard]] std::optional<std::string> cefr_level(std::string_view text);

/// The five skills, in the order of the Europass grid.
struct LanguageLevels {
    std::string listening, reading, spoken_interaction, spoken_production, writing;

    [[nodiscard]] bool empty() const;
    /// "C1", or "B2–C1" where they differ; what is shown where there is room for one level only.
    [[nodiscard]] std::string range() const;
    friend bool operator==(const LanguageLevels&, const LanguageLevels&) = default;
};

/// The model's five levels, those of them that are levels; else its one level, five times.
[[nodiscard]] LanguageLevels levels_of(const Language& language);

/// Marked as such, or said in words that begin the text: "native", "Muttersprache / native".
[[nodiscard]] bool is_mother_tongue(const Language& language);

/// The usual word for it ("Native", "Muttersprache").
[[nodiscard]] std::string mother_tongue_word(std::string_view in_language);

/// What the fluency says beyond the levels and the mother tongue: "Grundkenntnisse (A2)" all of it,
/// "C1" nothing. This is what has to be written beside the language's name.
[[nodiscard]] std::string fluency_words(const Language& language, std::string_view in_language);

}  // namespace cvconv::europass
