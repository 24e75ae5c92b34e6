#pragma once
// Microformats: class="h-card", class="h-resume", and their older names vcard and hresume.

#include <vector>

#include "readers/html/facts/stated_facts.h"

namespace cvconv::html {

/// Of the contact card and the summary of a page's h-resume, or, where there is none, of its only card.
[[nodiscard]] std::vector<StatedFact> facts_of_microformats(const GumboNode* root);

}  // namespace cvconv::html
