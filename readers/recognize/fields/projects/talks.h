#pragma once
// Talks: what was said, where, when.
//
//   "“Salt for All” (invited), Harbour Days, Leeds, May 2019"

#include "ir/cv.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// Title and venue of a talk that is one phrase, a quotation or a sentence, before the rest: "“Title”, Venue, City",
/// "Title. Keynote, Venue". False if it is neither.
[[nodiscard]] bool read_talk(Reading& reading, const Entry& entry, Project& p);

/// "Fjord, I. (2022, June). *Salt*. Paper presented at the Tide Meeting, Hull": like a paper. False if it is not.
[[nodiscard]] bool read_cited_talk(Reading& reading, const Line& line, Project& p);

/// "invited", "Keynote", "invited review": what kind of talk it was.
[[nodiscard]] bool is_kind_of_talk(std::string_view text, Span span);

/// Venue and remarks of a talk: "(invited), Harbour Lunch" → Harbour Lunch; "invited" goes to the description.
void read_venue(const Document& document, Span venue, Project& p);

/// The last date in a stretch of the line; null if there is none.
[[nodiscard]] const FoundPeriod* date_in(const Line& line, Span span);

}  // namespace cvconv::recognizing
