#pragma once
// A language that someone speaks, and how well, into the CV.

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// Adds what stands at `name`, with its code; `fluency` is empty where nothing is said. Nothing is added for a name
/// of marks only.
void add_language(Reading& reading, Span name, Span fluency);

}  // namespace cvconv::recognizing
