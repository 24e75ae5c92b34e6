#pragma once
// What a document may be at most before it is understood: understanding takes time by its words and lines.

#include "readers/reader.h"

namespace cvconv {

/// Adds an error where the document has more words or lines than the limits say.
[[nodiscard]] bool within_limits(const Document& document, const Limits& limits, Diagnostics& diagnostics);

}  // namespace cvconv
