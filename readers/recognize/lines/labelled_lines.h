#pragma once
// Lines that begin with a label, whose value a colon or the next cell sets apart.

#include <string_view>
#include <vector>

#include "ir/document.h"
#include "ir/lexicon.h"
#include "readers/pieces/labels.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// What a line that begins with a known label says; one a meaning of the label. Also without a colon where label and
/// value are cells.
[[nodiscard]] std::vector<Labelled> labelled(const Document& document, const Line& line, Idea idea);

}  // namespace cvconv::recognizing
