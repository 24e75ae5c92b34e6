#pragma once
// Who gave it and when, in one bracket behind the title: "Basic Life Support (Red Cross, March 2024)".

#include <vector>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/fields/awards/distinction.h"

namespace cvconv::recognizing {

/// What such entries say, one for each of `entries`; without a title where the entry is told otherwise. Where others
/// have a giver in their brackets, a bracket with nothing but a date ends a title, too.
[[nodiscard]] std::vector<Distinction> read_bracketed_givers(const Document& document,
                                                             const std::vector<Entry>& entries);

}  // namespace cvconv::recognizing
