#pragma once
// Teaching told as posts and not as courses.

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// "2022 – 2023  Teaching Assistant, Harbour University, Leith, UK": a role, where and when, with text below, and no
/// course in most of them: these are jobs. So are date, role and school on a line each, and nothing else.
[[nodiscard]] bool are_posts(const Document& document, const Section& section);

}  // namespace cvconv::recognizing
