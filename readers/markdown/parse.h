#pragma once
// md4c's events -> Emitter.

#include "readers/line_joining.h"
#include "readers/markdown/emitter.h"
#include "readers/markdown/source.h"

namespace cvconv::markdown {

/// Parses one chunk. Its text pointers lie in `source`, which gives each piece of text its place.
void parse(const Source& source, const Vocabulary& vocabulary, Emitter& emitter);

}  // namespace cvconv::markdown
