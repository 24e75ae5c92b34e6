#pragma once
// What a page has of the site that it is part of: the menu, and the line at its foot that says whose the page is.

#include <cstddef>
#include <cstdint>

#include "ir/document.h"
#include "readers/html/tree.h"

namespace cvconv::html {

enum class SitePart : std::uint8_t { none, menu, footer };

/// By the tag, or its ARIA role.
[[nodiscard]] SitePart site_part(const GumboElement& element);

/// Of the blocks from `first` on, which are that part's: in a menu furniture is what is nothing but links within the
/// page or site (links elsewhere are profiles and addresses, and stay); in a footer, what has a copyright sign.
void mark_furniture(Document& document, std::size_t first, SitePart part);

}  // namespace cvconv::html
