#pragma once
// FRESH, HackMyResume's format → JSON Resume, as trees.

#include <optional>

#include "ir/formats/mapping/tree.h"

namespace cvconv::fresh {

/// What is private is left out, and named. Nothing where `tree` is of another format.
[[nodiscard]] std::optional<mapping::AsResume> to_resume(const mapping::Json& tree);

}  // namespace cvconv::fresh
