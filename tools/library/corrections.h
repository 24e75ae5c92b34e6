#pragma once
// What people corrected in a JSON Resume, as a JSON Patch (RFC 6902).

#include <optional>
#include <string>
#include <string_view>

#include "ir/diagnostics.h"

namespace cvconv {

/// `resume` with `patch` applied, as the writer of JSON Resume would have written it. Nothing, with the reason among
/// the diagnostics, where the patch is none (corrections_damaged), where one of its operations cannot be done or a
/// "test" does not hold (corrections_unfit), where `resume` is no JSON (json_damaged), and where the result does not
/// follow the schema (schema_violation, for each place).
[[nodiscard]] std::optional<std::string> apply_corrections(std::string_view resume, std::string_view patch,
                                                           std::string_view schema_version, Diagnostics& diagnostics);

}  // namespace cvconv
