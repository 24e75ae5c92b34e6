#pragma once
// A Cv as the tree of a JSON Resume, for writers of formats that are JSON Resume by other names.

#include <optional>

#include <nlohmann/json.hpp>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv::json_resume {

/// Valid, with meta.cvconv, without "$schema" and without records that say nothing. Nothing, and what is wrong, where
/// it would not be valid. Attachments, which only Europass holds, are reported as lost.
[[nodiscard]] std::optional<nlohmann::ordered_json> resume_tree(const Cv& cv, Diagnostics& diagnostics);

}  // namespace cvconv::json_resume
