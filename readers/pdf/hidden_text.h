#pragma once
// Text that is in the file and that people do not see: white, too small, invisible, off the page. CVs have it to
// talk to machines. It is taken from the words, kept apart and reported.

#include <string_view>
#include <vector>

#include "readers/pdf/words.h"

namespace cvconv::pdf {

class Objects;

/// Takes hidden words off the pages and gives them, page by page; pages without are left out. A warning for each
/// page and kind. Text that is most of its document (or of its page, for the text under a scan) is what people are
/// meant to read and stays. `objects` null: nothing is known, nothing is hidden.
[[nodiscard]] std::vector<PageWords> take_hidden_text(std::vector<PageWords>& pages, Objects* objects,
                                                      const ReadOptions& options, Diagnostics& diagnostics);

}  // namespace cvconv::pdf
