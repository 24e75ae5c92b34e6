#pragma once
// Cv → Markdown.

#include <optional>
#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv {

/// CommonMark that reads well as text and on Git hosts: a heading for each section and entry, lists, links; no front
/// matter, no HTML. A comment at the end holds what is not shown, so that readers/markdown gives the same CV back.
[[nodiscard]] std::optional<std::string> write_markdown(const Cv& cv, Diagnostics& diagnostics);

}  // namespace cvconv
