#pragma once
// Talks whose venue comes before the title.

#include <vector>

#include "readers/recognize/entries/entries.h"

namespace cvconv::recognizing {

/// "Harbour University, Leith, UK      May 2020" over "Tides of the north", in most of the entries: where and when, and
/// the title on the next line.
[[nodiscard]] bool venues_over_titles(const Document& document, const std::vector<Entry>& entries);

/// "Congress on Tides (Leith) — Salt in Pumps", in most of the entries: a dash between the venue and the title.
[[nodiscard]] bool venues_before_dashes(const Document& document, const std::vector<Entry>& entries);

/// What stands before and behind the first such dash of a line, without its date. Empty where there is none.
struct BesideDash {
    Span before, behind;
};
[[nodiscard]] BesideDash beside_dash(std::string_view text, const Line& line);

}  // namespace cvconv::recognizing
