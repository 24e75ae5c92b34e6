#pragma once
// Cv → a web page.

#include <optional>
#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv {

/// One page by itself: nothing is loaded, no script runs. It is light or dark as the reader's system, and prints. It
/// has the classes of h-resume (microformats.org) and a schema.org Person in JSON-LD; a comment at its end holds what
/// is not shown, so that readers/html gives the same CV back.
[[nodiscard]] std::optional<std::string> write_html(const Cv& cv, Diagnostics& diagnostics);

}  // namespace cvconv
