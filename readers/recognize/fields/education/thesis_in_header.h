#pragma once
// A thesis that is told among the pieces of a degree's header.

#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/atoms.h"

namespace cvconv::recognizing {

/// "PhD Tides, Harbour University, Dissertation: Salt and its uses, 2009 - 2013.": takes the thesis out of the header,
/// with its label, as far as the date behind it; or a title behind the degree's full stop. Empty if there is none.
[[nodiscard]] Span take_thesis(const Document& document, const Entry& entry, HeaderAtoms& header);

}  // namespace cvconv::recognizing
