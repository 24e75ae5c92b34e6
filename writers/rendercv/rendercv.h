#pragma once
// Cv → RenderCV's YAML.

#include <optional>
#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv {

/// For RenderCV 2.8, and any from 2.4 on. What it has no place for is value_not_representable; fields of entries that
/// it does not print stand beside the others, under "json_resume".
[[nodiscard]] std::optional<std::string> write_rendercv(const Cv& cv, Diagnostics& diagnostics);

}  // namespace cvconv
