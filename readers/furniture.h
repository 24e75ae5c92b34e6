#pragma once
// Page numbers and running headers: what belongs to the paper and not to the person.

#include <string_view>

namespace cvconv {

/// Says nothing but which page this is: "3", "- 3 -", "1 / 2", "Page 1 of 2", "Seite 2". Where on the
/// page the line stands is for the caller to judge: "3" alone may also be a mark.
[[nodiscard]] bool is_page_number(std::string_view line);

/// "Page" in any language with a number behind it, whatever follows ("Pagina 2 / 2 - Curriculum vitae di …").
[[nodiscard]] bool begins_with_page_number(std::string_view line);

/// Without a letter or digit: specks of a scanner, left-over brackets.
[[nodiscard]] bool is_speck(std::string_view line);

}  // namespace cvconv
