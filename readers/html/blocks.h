#pragma once
// A page of ours: headings, paragraphs and list items, with nothing made of how they look.

#include <gumbo.h>

#include "ir/formats/prose/blocks.h"

namespace cvconv::html {

/// Of all that is in <main>; none where there is no such element.
[[nodiscard]] prose::Blocks blocks_in(const GumboNode& root);

}  // namespace cvconv::html
