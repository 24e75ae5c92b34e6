#pragma once
// Roles and degrees as bullets below the place where one was.

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "Harbour University" over "■ PhD in Tides      2017 – today" and "■ BSc in Salt      2011 – 2017": bullets that all
/// have their dates at the end head what stands below them; they are set as other headers are.
void raise_dated_bullets(Section& section);

}  // namespace cvconv::recognizing
