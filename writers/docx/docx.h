#pragma once
// Cv → Word document (Office Open XML, ECMA-376).

#include <optional>
#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv {

/// The bytes of a .docx as systems of recruiters read it: one column, Word's own styles, real lists, links; no tables,
/// text boxes, headers or pictures. A custom XML part holds what is not shown, so that readers/docx gives the same CV
/// back. The same Cv gives the same bytes: there is no clock in it.
[[nodiscard]] std::optional<std::string> write_docx(const Cv& cv, Diagnostics& diagnostics);

}  // namespace cvconv
