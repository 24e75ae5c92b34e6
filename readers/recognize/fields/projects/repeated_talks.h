#pragma once
// Talks given several times.
//
//   "“Forty Calls”: Harbour Days, Leeds (May 2019); PumpCon (June 2019)"

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// Talks whose places and dates are listed behind their title, or below it, become one talk for each place. So do talks
/// that are cited like papers. Returns the section without them.
[[nodiscard]] Section take_repeated_talks(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
