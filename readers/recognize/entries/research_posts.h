#pragma once
// "Research" over "Tide Lab | Researcher" and "Jan 2014 – Jan 2015 | Harbour": posts, and no projects.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Sections of projects whose entries all say where one was and how long, and mostly as what, become work.
void settle_research_posts(const Document& document, std::vector<Section>& sections);

}  // namespace cvconv::recognizing
