#pragma once
// Boxes side by side: are they the cells of a line, or columns?

#include <string_view>

#include "readers/html/tree.h"

namespace cvconv::html {

/// Does the tag stand within a line, unless a style sheet says otherwise?
[[nodiscard]] bool is_inline(std::string_view name);

[[nodiscard]] bool has_text(const GumboNode& node);

/// Side by side, and each short: a title and its date. Long ones are columns, one after the other.
[[nodiscard]] bool is_short_row(const GumboElement& element);

/// Two or three boxes side by side with much in them; not a row of cards of one kind, and not the head of an entry.
[[nodiscard]] bool are_columns(const GumboVector& nodes);

}  // namespace cvconv::html
