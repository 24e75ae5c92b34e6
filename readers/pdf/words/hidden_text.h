#pragma once
// Text that is in the file and that people do not see: white, too small, clipped, invisible, off the page. CVs have it
// to talk to machines. It is taken from the words, kept apart and reported.

#include <string_view>
#include <vector>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// Takes hidden words off the pages and gives them, page by page; pages without are left out. A warning for each
/// page and kind. Text that is most of its document (or of its page, for the text under a scan) is what people are
/// meant to read and stays. Of pages without pieces of text nothing is known, and nothing is hidden.
[[nodiscard]] std::vector<PageWords> take_hidden_text(std::vector<PageWords>& pages, PdfFile& file,
                                                      const Limits& limits, Diagnostics& diagnostics);

}  // namespace cvconv::pdf
