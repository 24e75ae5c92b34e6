#pragma once
// Which of what is drawn text stands on or in: panels of sidebars, boxes, cards, tags.

#include <vector>

#include "readers/pdf/file/drawings.h"
#include "readers/pdf/words/words.h"

namespace cvconv::pdf {

/// Gives the page its panels, those of `drawn` that can be seen and hold whole words, and each word its own.
void place_on_panels(PageWords& page, const std::vector<Panel>& drawn);

/// Is `inner` the panel `outer` or on it? -1 is the page itself.
[[nodiscard]] bool is_on(const std::vector<TextPanel>& panels, int inner, int outer);

/// Do two words beside each other belong to different panels, so that they are no piece of one line? A tag in the
/// middle of a line does not part it.
[[nodiscard]] bool are_parted(const std::vector<TextPanel>& panels, const PageWord& a, const PageWord& b);

}  // namespace cvconv::pdf
