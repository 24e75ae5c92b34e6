#pragma once
// Titles of groups of skills on lines of their own, over the list: "Backend" over "Go, Python".

#include <string_view>
#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// For each line of a section of skills: is it the title of a group whose names stand below it?
[[nodiscard]] std::vector<bool> skill_titles(std::string_view text, const std::vector<Line>& lines);

}  // namespace cvconv::recognizing
