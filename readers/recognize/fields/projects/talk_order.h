#pragma once
// How lists of talks are written: the venue before the title, bullets that begin with titles.

#include <vector>

#include "readers/recognize/entries/entries.h"

namespace cvconv::recognizing {

/// "Harbour University, Leith, UK      May 2020" over "Tides of the north", in most of the entries: where and when, and
/// the title on the next line.
[[nodiscard]] bool venues_over_titles(const Document& document, const std::vector<Entry>& entries);

/// "Congress on Tides (Leith) — Salt in Pumps", "Harbour Institute, Leith. Tides", in most of the entries: a dash or a
/// full stop between the venue and the title.
[[nodiscard]] bool venues_before_titles(const Document& document, const std::vector<Entry>& entries);

/// What stands before and behind the first such dash or full stop of a line, without its date. Empty where there is
/// none.
struct VenueBeforeTitle {
    Span before, behind;
};
[[nodiscard]] VenueBeforeTitle venue_before_title(std::string_view text, const Line& line);

/// "These are my talks, newest first:" over bullets.
[[nodiscard]] bool is_sentence_over_items(const Document& document, const Section& section);

/// "- *Salt in Pumps*, Tide Meetings, 2017" over "- *On Tides*, Workshop on Quays": bullets of one level that all begin
/// with a title set apart, one talk each. Empty where the section is written otherwise.
[[nodiscard]] std::vector<Entry> titled_items(const Section& section);

}  // namespace cvconv::recognizing
