#pragma once
// In which order frames are read: by their place on the page, and not by where the file anchors them.

#include "readers/office/flow.h"

namespace cvconv::office {

/// Puts the frames of the text in reading order. Those of a paragraph are sorted; where a page has hardly any text but
/// that of frames, all of them are, and stand in the first paragraph that had one. Columns are read one after the
/// other; what spans them comes before what is below it. Frames without a place stay where they are.
void arrange_frames(Nodes& body);

}  // namespace cvconv::office
