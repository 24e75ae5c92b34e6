#pragma once
// Microdata of schema.org: itemscope, itemtype, itemprop.

#include <vector>

#include "readers/html/facts/stated_facts.h"

namespace cvconv::html {

/// Of the one Person of the page that is no property of anything else.
[[nodiscard]] std::vector<StatedFact> facts_of_microdata(const GumboNode* root);

/// The address that an element leads to or the value that it gives to machines (href, content, datetime …); nothing
/// where it is what it shows.
[[nodiscard]] std::string_view value_for_machines(const GumboElement& element);

/// The fact with that key that an element states: by an address, by a value that nobody sees, or by what it shows.
[[nodiscard]] StatedFact fact_on(const GumboElement& element, std::string_view key);

}  // namespace cvconv::html
