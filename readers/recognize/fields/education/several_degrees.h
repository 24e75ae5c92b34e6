#pragma once
// Several degrees of one school: "PhD in Economics, 2019" over "MA in Economics, 2015".

#include <vector>

#include "ir/cv.h"
#include "readers/recognize/entries/entries.h"

namespace cvconv::recognizing {

/// An entry for each degree; the school is in the first, whose level is `employer`, the others' is `role`.
[[nodiscard]] std::vector<Entry> with_degrees_parted(const Document& document, std::vector<Entry> entries);

}  // namespace cvconv::recognizing
