#pragma once
// What goes on in the line below though it does not look so: words, addresses and stressed text that the end of a line
// has torn.

#include <string_view>

#include "readers/pdf/layout/text_lines.h"

namespace cvconv::pdf {

/// "(https://acme-": a link in brackets that are not closed.
[[nodiscard]] bool is_bracketed_link(std::string_view word);

/// "maria.lopez@example" over "-studio.com": an address that had to be broken. The second half is one word
/// and the break is at a sign of addresses.
[[nodiscard]] bool is_broken_address(std::string_view above, std::string_view below);

/// "… Akademie der Wis-" over "senschaften zu Berlin", in a line or in a row's last cell.
[[nodiscard]] bool is_broken_word(const TextLine& above, const TextLine& line);

/// "• Checked the wells, with guaranteed" over "quality and quantity.", all of it bold: what is stressed in an item
/// begins where a line does.
[[nodiscard]] bool ends_in_bold(const TextLine& above, const TextLine& line);

}  // namespace cvconv::pdf
