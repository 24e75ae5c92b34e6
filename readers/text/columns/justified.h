#pragma once
// Text set flush on both sides, as nroff sets it: wide blanks that part nothing.

#include <vector>

#include "readers/text/lines.h"

namespace cvconv::text {

/// The lines of justified paragraphs become one piece each:
///
///     highly available,  concurrent  web  applications  using  open
///     source  software.  advocate of privacy,  open web  standards,
///
/// Such lines end in one column, their blanks are two or three columns wide at most, and stand where it happens.
void close_up_justified(std::vector<Line>& lines);

}  // namespace cvconv::text
