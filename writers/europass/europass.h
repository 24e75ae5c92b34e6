#pragma once
// Cv → Europass XML, in both formats. README.md says where each field goes.

#include <optional>
#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"

namespace cvconv {

/// The Candidate format, which the Europass portal imports (since 2020).
[[nodiscard]] std::optional<std::string> write_europass(const Cv& cv, Diagnostics& diagnostics);

/// SkillsPassport V3.4 (2012 to 2020), for systems that still read that.
[[nodiscard]] std::optional<std::string> write_europass_v3(const Cv& cv, Diagnostics& diagnostics);

}  // namespace cvconv
