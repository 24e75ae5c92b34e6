#pragma once
// Cv → YAMLResume's YAML.

#include <optional>
#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv {

/// For YAMLResume 0.8 and later. What it has no place for is value_not_representable; what its own check will refuse,
/// as CVs lack values that it wants, is output_incomplete.
[[nodiscard]] std::optional<std::string> write_yamlresume(const Cv& cv, Diagnostics& diagnostics);

}  // namespace cvconv
