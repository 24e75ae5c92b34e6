#pragma once
// Link annotations: where a page leads somewhere, and which words of the document that is.

#include <string>
#include <vector>

#include "ir/document.h"
#include "readers/pdf/file/pdf_file.h"

namespace cvconv::pdf {

/// A rectangle of a page that leads somewhere; points from the page's top left corner.
struct PageLink {
    int page = 0;
    float left = 0, top = 0, right = 0, bottom = 0;
    std::string target;
};

/// Best effort: what cannot be read is left out.
[[nodiscard]] std::vector<PageLink> read_links(PdfFile& file, int max_pages);

/// Where words of the document were written to, for links.
struct PlacedWord {
    int page = 0;
    float left = 0, top = 0, right = 0, bottom = 0;
    Span text;
};

/// Links by the words that lie under their rectangles. A link on no word (an icon) marks the nearest
/// word on its line.
[[nodiscard]] std::vector<Link> attach_links(const std::vector<PageLink>& links, const std::vector<PlacedWord>& words);

}  // namespace cvconv::pdf
