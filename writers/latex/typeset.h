#pragma once
// Text with marks of Markdown and HTML in it (ir/formats/markup) into TeX.

#include <string>
#include <string_view>

namespace cvconv::latex {

/// escape_argument and escape_text of escape.h; what is marked as strong, emphasized, code or a link is \textbf, \emph,
/// \texttt or \href.
///     "**Led** R&amp;D"  →  "\textbf{Led} R\&D"
[[nodiscard]] std::string typeset_argument(std::string_view text);
[[nodiscard]] std::string typeset_text(std::string_view text);

}  // namespace cvconv::latex
