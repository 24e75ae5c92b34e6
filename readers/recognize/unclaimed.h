#pragma once
// What found no field.

#include "ir/cv.h"
#include "ir/document.h"

namespace cvconv::recognizing {

/// Stretches of the document's text that no value, title or label of the CV was made from, and
/// furniture: appended to cv.unclaimed and cv.furniture in reading order. A stretch without letter or
/// digit is not worth keeping. Words that only join or name values ("at", "Period:") go to cv.labels.
void collect_unclaimed(const Document& document, Cv& cv);

}  // namespace cvconv::recognizing
