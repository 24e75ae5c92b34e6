#pragma once
// Where each award, grant or certificate of a section begins.

#include <vector>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// The entries of the section; those that share a line come last.
[[nodiscard]] std::vector<Entry> award_entries(const Document& document, Section section, DateOrder order);

/// Does each entry tell below its title who gave it, and nothing more? What looks like a name there gave it then,
/// though no word says that it is an organisation:
///     2019 | Best Paper of the Year
///     Society for Harbour Research
///     2016 | Best Article of the Year
///     Journal of Old Pumps
[[nodiscard]] bool have_givers_below(const Document& document, const std::vector<Entry>& entries);

}  // namespace cvconv::recognizing
