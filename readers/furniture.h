#pragma once
// Page numbers, running headers and drawn lines: what belongs to the paper and not to the person.

#include <string_view>

namespace cvconv {

/// Says nothing but which page this is: "3", "- 3 -", "1 / 2", "Page 1 of 2", "Seite 2". Where on the
/// page the line stands is for the caller to judge: "3" alone may also be a mark.
[[nodiscard]] bool is_page_number(std::string_view line);

/// "Page" in any language with a number behind it, whatever follows ("Pagina 2 / 2 - Curriculum vitae di …").
[[nodiscard]] bool begins_with_page_number(std::string_view line);

/// What a template asks to be filled in: "[Your name]", "Click here to enter text", in the languages of the lexicon.
/// Only for text that the file itself calls a placeholder; a title ("Education") is none, since it stays.
[[nodiscard]] bool is_prompt(std::string_view text);

/// Without a letter or digit: specks of a scanner, left-over brackets.
[[nodiscard]] bool is_speck(std::string_view line);

/// A line drawn with characters: "-----", "* * *", "____", "═══", "......". Specks of a scanner beside a long one do
/// not matter.
[[nodiscard]] bool is_rule(std::string_view line);

}  // namespace cvconv
