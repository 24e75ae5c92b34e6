#pragma once
// Where each award, grant or certificate of a section begins.

#include <vector>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// The entries of the section; those that share a line come last.
[[nodiscard]] std::vector<Entry> award_entries(const Document& document, Section section, DateOrder order);

}  // namespace cvconv::recognizing
