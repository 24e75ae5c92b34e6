#pragma once
// A title of a paper set apart by its look: italic or bold among plain names and journals.

#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::recognizing {

/// The stretch of this look that begins at `from`, with those behind it that a letter in another look has parted
/// ("*Tides of* Z2 *pumps*"), if it is long enough for a title. Empty if there is none.
[[nodiscard]] Span title_in_look(std::string_view text, const std::vector<Span>& look, std::uint32_t from);

/// "Ida Fjord, Ole Brekke *Tides of the inner basin.* …": the names end where the title's look begins, whether or not a
/// comma or a full stop stands there. `body.begin` where that is not so.
[[nodiscard]] std::uint32_t end_of_authors_before_look(std::string_view text, Span body, const std::vector<Span>& look,
                                                       int& names);

}  // namespace cvconv::recognizing
