#pragma once
// Characters that make text read otherwise than it looks: overrides of the direction ("elpmaxe" shown as "example"),
// tags that spell out invisible ASCII, selectors in a row that encode bytes. Readers drop them (is_invisible); this
// says so.

#include <string_view>

#include "ir/diagnostics.h"

namespace cvconv {

/// A warning if `text`, as it is in the file, has such; a note if it only has zero-width characters inside words,
/// or more marks on a letter than any script has.
void report_hidden_characters(std::string_view text, Diagnostics& diagnostics);

}  // namespace cvconv
