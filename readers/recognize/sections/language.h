#pragma once
// The language a CV is written in.

#include <string>
#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// BCP 47 primary tag by the words of the lexicon (headings count most); empty = cannot tell.
[[nodiscard]] std::string detect_language(const Document& document, const std::vector<Section>& sections);

}  // namespace cvconv::recognizing
