#pragma once
// Link annotations, and pages that must be read with care.

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

struct Annotations {
    std::vector<PageLink> links;
    std::vector<int> risky_pages;  ///< an ActualText span ends behind the graphics state it began in
};

/// Best effort: what cannot be read is left out.
[[nodiscard]] Annotations read_annotations(PdfFile& file, int max_pages);

}  // namespace cvconv::pdf
