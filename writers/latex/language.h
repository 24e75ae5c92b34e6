#pragma once
// The language of the document: what babel calls it, and what its sections are called.

#include <string>
#include <string_view>

#include "ir/cv.h"
#include "ir/lexicon.h"

namespace cvconv::latex {

/// BCP 47. What the CV says; else what most of its words speak for (a JSON Resume says nothing of its
/// language); else "en".
[[nodiscard]] std::string language_of(const Cv& cv);

/// What babel calls the language if it has it: "ngerman" for "de". Empty for what is no language.
[[nodiscard]] std::string babel_name(std::string_view language);

/// The file of words that the class europasscv has for the language: "de"; "" where there is none.
[[nodiscard]] std::string_view europasscv_words(std::string_view language);

/// The heading for a kind of section, in the language or else in English.
[[nodiscard]] std::string section_title(SectionKind kind, std::string_view language);

/// The lexicon's word for an idea's key, in the language or else in English: "Date of birth".
[[nodiscard]] std::string word_for(Idea idea, std::string_view key, std::string_view language);

}  // namespace cvconv::latex
