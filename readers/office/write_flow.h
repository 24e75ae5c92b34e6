#pragma once
// A flow as a Document: lines in reading order, hidden text and page furniture apart.

#include <optional>

#include "ir/diagnostics.h"
#include "readers/office/flow.h"
#include "readers/reader.h"

namespace cvconv::office {

/// Nothing, and an error, where there are more words or pages than the limits allow, or no text at all.
[[nodiscard]] std::optional<Content> write_flow(Flow flow, const Limits& limits, Diagnostics& diagnostics);

}  // namespace cvconv::office
