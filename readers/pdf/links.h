#pragma once
// Link annotations.

#include <string>
#include <vector>

#include "readers/pdf/pdf_file.h"

namespace cvconv::pdf {

/// A rectangle of a page that leads somewhere; points from the page's top left corner.
struct PageLink {
    int page = 0;
    float left = 0, top = 0, right = 0, bottom = 0;
    std::string target;
};

/// Best effort: what cannot be read is left out.
[[nodiscard]] std::vector<PageLink> read_links(PdfFile& file, int max_pages);

}  // namespace cvconv::pdf
