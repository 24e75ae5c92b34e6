#pragma once
// What XML and HTML can have of a text.

#include <string>
#include <string_view>

#include "ir/formats/prose/blocks.h"

namespace cvconv::prose {

/// Without control characters; a tab is a blank, since it parts the details of an entry in Word. Line breaks stay.
[[nodiscard]] std::string printable(std::string_view text);
/// The blocks as they are read.
[[nodiscard]] Blocks as_read(Blocks blocks);

/// As readers of text give it: without marks that have no shape, composed (NFC).
[[nodiscard]] std::string as_decoded(std::string_view text);
}  // namespace cvconv::prose
