#pragma once
// Text into TeX, one function a context. Text is data: nothing that stands in a CV may become a
// command, and what is typeset reads back as it was. The table is tests/writers/latex/escape_test.cc.
//
//     \section*{<argument>}   \cventry{<argument>}{…}   <text>   \href{<url>}{<argument>}
//
// The results use only characters and commands that mean the same under pdflatex, xelatex and
// lualatex, in any argument, section title, table cell or PDF bookmark, and with any language of babel.

#include <optional>
#include <string>
#include <string_view>

namespace cvconv::latex {

/// One paragraph, for use anywhere: newlines and tabs become blanks.
///     "R&D at 50%"  →  "R\&D at 50\%"
[[nodiscard]] std::string escape_argument(std::string_view text);

/// The same for running text: each '\n' parts two paragraphs ("\par" between them).
[[nodiscard]] std::string escape_text(std::string_view text);

/// For the first argument of \href: what RFC 3986 does not allow becomes %XX, then '%' and '#' get
/// their backslash. Nothing if the scheme is not http, https, mailto or tel: such a thing must not
/// become a link.
///     "https://example.com/a b#c"  →  "https://example.com/a\%20b\#c"
[[nodiscard]] std::optional<std::string> escape_url(std::string_view url);

/// What is to be typeset of `text`: NFC, ligatures split; without control characters, soft hyphens,
/// zero-width characters, bidi controls and private-use glyphs, which no font has.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace cvconv::latex
