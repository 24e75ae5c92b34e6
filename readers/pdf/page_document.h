#pragma once
// Words of pages into a Document: where they come from, a PDF's text or a picture of it, makes no difference from here.

#include <vector>

#include "ir/document.h"
#include "readers/pdf/file/links.h"
#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

struct PageDocument {
    Document document;
    std::vector<PlacedWord> placed;  ///< where its words stand on the pages as they are stored, for links
};

/// `hidden`: what people do not see of the pages; it is kept as furniture. Of `options` it uses the traces.
[[nodiscard]] PageDocument document_of(std::vector<PageWords> words, std::vector<PageWords> hidden,
                                       const ReadOptions& options, Diagnostics& diagnostics);

}  // namespace cvconv::pdf
