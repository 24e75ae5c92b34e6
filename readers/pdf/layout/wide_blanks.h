#pragma once
// Blanks that are wider than those between words: what stands beside each other on a line is not one text.

#include <vector>

#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf {

/// Cuts segments at blanks that are much wider than the page's usual one, if lines are set ragged, that is with
/// blanks of one width: tags in a row ("Go  Python  SQL"), and values beside each other. In justified text a wide
/// blank means nothing.
void split_at_wide_blanks(std::vector<Segment>& segments);

}  // namespace cvconv::pdf
