#pragma once
// A blinded CV beside the document that it was made of: for a person who looks at what was removed, and at what was
// not.

#include <vector>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/document.h"
#include "tools/blind/options.h"
#include "writers/explain/explanation.h"

namespace cvconv::worker {

struct Blinded {
    Cv cv;  ///< its values say where in the document they were read
    std::vector<explain::Removal> removals;
    explain::Json report;  ///< of blinding (tools/blind/report.h)
};

/// What does not pass its check is shown all the same, since here a person is to find it; a warning says so. Options
/// that are not in order are errors.
[[nodiscard]] Blinded blinded_view(const Document& document, const Cv& cv, blind::Options options,
                                   Diagnostics& diagnostics);

}  // namespace cvconv::worker
