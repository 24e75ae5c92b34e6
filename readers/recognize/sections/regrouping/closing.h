#pragma once
// What stands below the last section of a CV and is not of it: consent, place and date, signature, a footer.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "References available on request" becomes a section of references, wherever it stands. The lines that close the
/// document become an untitled section of their own, which no field is read from; an address among them becomes
/// contact, if there is none above.
void part_closing(const Document& document, std::vector<Section>& sections);

/// "CV in PDF format: Download": about the file, which is no name of anybody.
[[nodiscard]] bool is_link_to_file(const Line& line);

}  // namespace cvconv::recognizing
