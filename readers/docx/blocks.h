#pragma once
// A Word document of ours, by the names of its styles.

#include "ir/formats/prose/blocks.h"
#include "readers/office/flow.h"

namespace cvconv::docx {

/// Paragraphs, as writers/docx wrote them and people may have changed them since. Tables and text boxes that were put
/// in are paragraphs, one after the other.
[[nodiscard]] prose::Blocks blocks_in(const office::Nodes& nodes);

}  // namespace cvconv::docx
