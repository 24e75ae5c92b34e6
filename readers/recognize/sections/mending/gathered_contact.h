#pragma once
// Name and contact details at the end of other sections, where readers put what is at the side or in a footer.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Where a sidebar is read first, as in LinkedIn's export, name, headline and place stand behind its last section:
///   Awards
///   Young Engineer
///   Ada Example
///   Engineer at Acme
///   London, United Kingdom
///   Summary
void gather_name(const Document& document, std::vector<Section>& sections);

/// Lines with an e-mail address that stand at the end of another section, as in a footer, are contact if there is
/// none elsewhere.
void gather_contact(const Document& document, std::vector<Section>& sections);

}  // namespace cvconv::recognizing
