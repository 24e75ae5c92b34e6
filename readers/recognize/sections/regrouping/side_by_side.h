#pragma once
// Entries that stand beside each other, read down instead of across.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// The lines of `section`; where rows of cells are entries side by side, a line for each cell, column by column:
///
///     Backend        Operations          Backend, Expert, Go,
///     Expert         Advanced      →     Operations, Advanced, Kubernetes
///     Go             Kubernetes
///
/// That is so only where a row shows it: all of its cells are dates, or levels, or (in lists of skills, languages and
/// interests) titles over plain text.
[[nodiscard]] std::vector<Line> read_down(const Document& document, const Section& section, DateOrder order);

}  // namespace cvconv::recognizing
