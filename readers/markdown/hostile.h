#pragma once
// Passages that would take md4c 0.4.8 quadratic time or worse are taken as they are instead.

#include <vector>

#include "readers/markdown/source.h"
#include "readers/reader.h"

namespace cvconv::markdown {

struct Passage {
    Source source;
    bool hostile = false;
};

/// Cuts `source` at its hostile paragraphs (lines between empty ones): thousands of brackets, deep
/// quotes or lists, tables of hundreds of columns. Nearly always the whole of it comes back, as one.
[[nodiscard]] std::vector<Passage> part_hostile(const Source& source, const Limits& limits);

}  // namespace cvconv::markdown
