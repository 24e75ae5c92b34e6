#pragma once
// Cv → JSON Resume.

#include <optional>
#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "writers/options.h"

namespace cvconv {

/// The document as UTF-8, two blanks a level, keys in the schema's order. What is not known is left
/// out; what JSON Resume has no place for is under `meta.cvconv` (README.md lists it). The result
/// passes the schema named in the options; should it not, output_invalid is added and nothing
/// returned.
[[nodiscard]] std::optional<std::string> write_json_resume(const Cv& cv, const JsonResumeOptions& options,
                                                           Diagnostics& diagnostics);

/// The same tree as YAML (ir/formats/yaml/write.h).
[[nodiscard]] std::optional<std::string> write_json_resume_yaml(const Cv& cv, const JsonResumeOptions& options,
                                                                Diagnostics& diagnostics);

}  // namespace cvconv
