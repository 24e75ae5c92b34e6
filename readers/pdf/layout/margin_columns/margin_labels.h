#pragma once
// Labels that stand in a strip of their own, left of the text that they name.

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// Labels that stand beside the middle of what they name, as tables set them, are moved to its first line, and so are
/// the dates below a label:
///             Website  ada.example              Contact   Website  ada.example
///   Contact   E-mail   ada@example.org    →               E-mail   ada@example.org
///             Phone    +30 210 5550110                    Phone    +30 210 5550110
/// Only the segments move; their words keep their places.
void raise_margin_labels(std::vector<Row>& rows);

}  // namespace cvconv::pdf
