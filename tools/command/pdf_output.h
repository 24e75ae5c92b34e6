#pragma once
// A PDF by LaTeX: writes the document into a folder of its own, runs latexmk there, and takes the result.

#include <string_view>

#include "tools/library/convert.h"

namespace cvconv::command {

/// The CV in `json` (a JSON Resume of ours) as a PDF that carries it, and Europass XML, as attachments, so
/// that it reads back without loss. TeX runs without shell escape, may neither read nor write outside its
/// folder, and at most `seconds`. Where it stops, tex_failed names the field that it stopped at.
[[nodiscard]] Conversion make_pdf(std::string_view json, const LatexOptions& options, int seconds,
                                  std::string_view file_name);

}  // namespace cvconv::command
