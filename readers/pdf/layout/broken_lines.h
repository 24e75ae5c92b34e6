#pragma once
// Addresses that the end of a line has split: they go on below, and no blank comes between.

#include <string_view>

#include "readers/pdf/layout/text_lines.h"

namespace cvconv::pdf {

/// "(https://acme-": a link in brackets that are not closed.
[[nodiscard]] bool is_bracketed_link(std::string_view word);

/// "maria.lopez@example" over "-studio.com": an address that had to be broken. The second half is one word
/// and the break is at a sign of addresses.
[[nodiscard]] bool is_broken_address(std::string_view above, std::string_view below);

/// The same of two lines that stand close enough below each other.
[[nodiscard]] bool is_broken_address(const TextLine& above, const TextLine& line);

}  // namespace cvconv::pdf
