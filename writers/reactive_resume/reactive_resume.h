#pragma once
// Cv → Reactive Resume's JSON.

#include <optional>
#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv {

/// For version 5, which imports it. What it has no place for is value_not_representable.
[[nodiscard]] std::optional<std::string> write_reactive_resume(const Cv& cv, Diagnostics& diagnostics);

}  // namespace cvconv
