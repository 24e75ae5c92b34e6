#pragma once
// Labels that are wider than their column.

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// Labels of forms that go on in the row below, beside values that may do so, too. Only where both lines together are a
/// label that the lexicon knows:
///     Name and address of   Harbour Pumps Ltd, 4 Quay Street,
///                employer   Leith
void join_wrapped_labels(std::vector<Row>& rows);

}  // namespace cvconv::pdf
