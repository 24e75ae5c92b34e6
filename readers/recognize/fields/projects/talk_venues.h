#pragma once
// Where one has spoken in a year, without titles, as economists list it.
//
//   "2023–24   TIDES (Salamanca), Harbour Institute, Bank of Salt*"

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// Each place of such lines becomes a talk. Returns the section without them; as it was where it lists titles.
[[nodiscard]] Section take_venue_lists(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
