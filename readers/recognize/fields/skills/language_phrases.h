#pragma once
// Lines that name languages, cut into the names and how well each is known.

#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::recognizing {

/// "English (C2), Frisian (swearing only)": each item a name with a bracket, so each a language, also those that no
/// list has. Empty where it is not so. `known`: how many of them a list has.
[[nodiscard]] std::vector<Span> bracketed_languages(std::string_view text, Span line, std::size_t known);

/// The part of `item` besides the language's name: "German (native)" → native, "C1 in Spanish" → C1.
[[nodiscard]] Span rest_of(std::string_view text, Span item, Span name);

/// "Norwegian and" before "Danish" → Norwegian
[[nodiscard]] Span without_joiner(std::string_view text, Span item, bool last);

}  // namespace cvconv::recognizing
