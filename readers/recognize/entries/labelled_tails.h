#pragma once
// "Postdoctoral fellow, Harbour University, Leith. Mentor: Ann Lee": what a label tells at the end of a header.

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// A line of its own for such a label in a section of jobs, behind a full stop or a semicolon.
void part_labelled_tails(const Document& document, Section& section, DateOrder order);

}  // namespace cvconv::recognizing
