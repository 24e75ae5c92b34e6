#pragma once
// Lists within a line: "Go, Python (expert), C++".

#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::recognizing {

/// The pieces between commas, semicolons, bars and dots; separators inside brackets and quotes do not
/// count. Blank pieces are left out; "and" before the last piece is taken off.
[[nodiscard]] std::vector<Span> items_of(std::string_view text, Span within);

/// "Python (expert)" → Python, expert. The second is empty without brackets at the end.
struct Bracketed {
    Span head;
    Span inside;
};
[[nodiscard]] Bracketed split_brackets(std::string_view text, Span span);

}  // namespace cvconv::recognizing
