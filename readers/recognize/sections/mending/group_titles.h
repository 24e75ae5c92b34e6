#pragma once
// Titles below a section's title: what they group belongs to the section all the same.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "Experience" right above "Research" and "Teaching", set smaller, over posts: these are of work, as the title above
/// them says. "Digital skills" right below "Skills" names a group of them. So are "Journals" below "Professional
/// Service" over what one did for them.
void join_subsections(const Document& document, std::vector<Section>& sections);

/// "Technical Experience" right above "Projects" in bold letters and bullets: these are projects.
void part_projects(const Document& document, std::vector<Section>& sections);

/// "Full time" above some of the jobs, "Books" above some of the papers, head no entry: such lines are taken out.
void drop_group_titles(const Document& document, std::vector<Section>& sections);

}  // namespace cvconv::recognizing
