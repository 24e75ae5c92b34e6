#pragma once
// A section cut into entries: one job, one degree, one paper each.

#include <vector>

#include "readers/recognize/sections/lines.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Consecutive lines of a section that belong together. The first `header` lines say what the entry is
/// (employer, position, dates, place); the rest is its body (paragraphs, bullets).
struct Entry {
    std::vector<Line> lines;
    std::size_t header = 0;
};

/// Cuts a section where its own repeating pattern begins anew: over all ways to cut it, the one
/// under which the entries look most alike (same style of the first line, dates at the same place, …).
[[nodiscard]] std::vector<Entry> find_entries(const Document& document, const Section& section);

}  // namespace cvconv::recognizing
