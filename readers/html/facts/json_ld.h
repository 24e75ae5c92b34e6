#pragma once
// JSON-LD of schema.org: <script type="application/ld+json">.

#include <vector>

#include "readers/html/facts/stated_facts.h"

namespace cvconv::html {

/// Of the Person that each script is about. Nothing of it is shown.
[[nodiscard]] std::vector<StatedFact> facts_of_json_ld(const GumboNode* root);

}  // namespace cvconv::html
