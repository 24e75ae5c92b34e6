#pragma once
// Pieces between full stops: "Lecturer. Department of Tides. Harbour University."

#include <string_view>
#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Does the word before the full stop at `stop` end a phrase, and is no abbreviation?
[[nodiscard]] bool ends_phrase(std::string_view text, Span within, std::size_t stop);

/// The pieces of `within` between such full stops, without empty ones.
[[nodiscard]] std::vector<Span> phrases_of(std::string_view text, Span within);

}  // namespace cvconv::recognizing
