#pragma once
// Entries told in one paragraph each: the header runs into the text.

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "Engineer, Example Ltd, Leeds, 2011 to 2015. Built the pumps of three harbours." becomes a header line and a line of
/// text, where the section has at least two such paragraphs; so does "(2011 – 2015) Example Ltd, engineer. Built the
/// pumps."
void part_run_in_headers(const Document& document, Section& section, DateOrder order);

}  // namespace cvconv::recognizing
