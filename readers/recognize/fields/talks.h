#pragma once
// Talks: what was said, where, when; also several times.
//
//   "“Forty Calls”: Harbour Days, Leeds (May 2019); PumpCon (June 2019)"

#include "ir/cv.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/reading.h"

namespace cvconv::recognizing {

/// Talks whose places and dates are listed behind their title, or below it, become one talk for each place. Returns the
/// section without them.
[[nodiscard]] Section take_repeated_talks(Reading& reading, const Section& section);

/// Title and venue of a talk that is one phrase, a quotation or a sentence, before the rest: "“Title”, Venue, City",
/// "Title. Keynote, Venue". False if it is neither.
[[nodiscard]] bool read_talk(Reading& reading, const Entry& entry, Project& p);

}  // namespace cvconv::recognizing
