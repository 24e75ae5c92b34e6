#pragma once
// What is known about a value: "@0-12 inferred work.position" at the end of its line.

#include "ir/found.h"
#include "readers/native/lines.h"

namespace cvconv::native {

struct Evidence {
    Spans where;
    Confidence confidence = Confidence::stated;
    std::string rule;
};

/// Takes the rest of the line, each part of which may be missing. Nothing if anything else stands there.
[[nodiscard]] std::optional<Evidence> take_evidence(Words& words);

}  // namespace cvconv::native
