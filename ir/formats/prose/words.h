#pragma once
// Words that a document of a CV has beside its values, in its language: headings, labels.

#include <string>
#include <string_view>

#include "ir/cv.h"
#include "ir/lexicon.h"

namespace cvconv::prose {

/// BCP 47. What the CV says; else what most of its words speak for (a JSON Resume says nothing of its
/// language); else "en".
[[nodiscard]] std::string language_of(const Cv& cv);

/// The heading for a kind of section, in the language or else in English.
[[nodiscard]] std::string section_title(SectionKind kind, std::string_view language);

/// The lexicon's word for an idea's key, in the language or else in English: "Date of birth".
[[nodiscard]] std::string word_for(Idea idea, std::string_view key, std::string_view language);

/// Is paper there as in North America (Letter), not ISO 216 (A4)? `code` is of ISO 3166-1.
[[nodiscard]] bool is_letter_country(std::string_view code);

}  // namespace cvconv::prose
