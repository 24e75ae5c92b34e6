#pragma once
// A section cut into entries: one job, one degree, one paper each.

#include <cstdint>
#include <vector>

#include "readers/recognize/lines/lines.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// What the levels of headings say of an entry: "## Harbour Works, 2008 – 2016" stands alone above its roles, "###
/// Keeper of Lights, 2011 – 2016" is one of them.
enum class EntryLevel : std::uint8_t { whole, employer, role };

/// Consecutive lines of a section that belong together. The first `header` lines say what the entry is
/// (employer, position, dates, place); the rest is its body (paragraphs, bullets).
struct Entry {
    std::vector<Line> lines;
    std::size_t header = 0;
    EntryLevel level = EntryLevel::whole;
};

/// Cuts a section where its own repeating pattern begins anew: over all ways to cut it, the one
/// under which the entries look most alike (same style of the first line, dates at the same place, …).
[[nodiscard]] std::vector<Entry> find_entries(const Document& document, const Section& section);

}  // namespace cvconv::recognizing
