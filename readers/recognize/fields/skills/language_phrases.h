#pragma once
// Lines that name languages, cut into the names and how well each is known.

#include <string_view>
#include <vector>

#include "readers/pieces/language_names.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// "English (C2), Frisian (swearing only)": each item a name with a bracket, so each a language, also those that no
/// list has. Empty where it is not so. `known`: how many of them a list has.
[[nodiscard]] std::vector<Span> bracketed_languages(std::string_view text, Span line, std::size_t known);

/// The part of `item` besides the language's name: "German (native)" → native, "C1 in Spanish" → C1.
[[nodiscard]] Span rest_of(std::string_view text, Span item, Span name);

/// "Norwegian and" before "Danish" → Norwegian
[[nodiscard]] Span without_joiner(std::string_view text, Span item, bool last);

/// "Igala" of "English, Igala and", before a language that is known; empty if a level stands there, or nothing.
[[nodiscard]] Span unlisted_behind(std::string_view text, Span name, Span item, bool last);

/// "Norwegian and Danish (native)", "Danish, Dutch and Frisian (fluent); …": does what is said of the next language
/// hold for name `n`, too?
[[nodiscard]] bool shares_level(std::string_view text, const Line& line, const std::vector<FoundLanguage>& names,
                                std::size_t n);

/// "Fluent in Spanish and English", "Communication: fluent in …": the level that stands before "in" and is of all of
/// them; empty if the line says anything else.
[[nodiscard]] Span level_of_all(std::string_view text, const Line& line, const std::vector<FoundLanguage>& names);

}  // namespace cvconv::recognizing
