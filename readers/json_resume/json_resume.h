#pragma once
// JSON Resume → Cv.

#include <optional>
#include <string_view>

#include <nlohmann/json.hpp>

#include "readers/reader.h"

namespace cvconv {

/// True for an object one of whose first keys is a section of JSON Resume.
[[nodiscard]] bool looks_like_json_resume(std::string_view bytes);

/// Takes both schema versions and the key names from before 1.0.0. Loses nothing: what the model has
/// no place for is in the `extra` of its record, and the writer puts it back. README.md says what
/// becomes of values that are not as the schema wants them.
[[nodiscard]] std::optional<Content> read_json_resume(std::string_view bytes, const ReadOptions& options,
                                                      Diagnostics& diagnostics);

[[nodiscard]] Reader json_resume_reader();

}  // namespace cvconv
