#pragma once
// JSON Resume written as YAML → Cv.

#include <optional>
#include <string_view>

#include "readers/reader.h"

namespace cvconv {

/// True for a mapping with sections of JSON Resume: "basics:" above indented keys, or two other sections above lists
/// of mappings. Front matter of a Markdown document, and lines of a text like "Skills: C++", are none.
[[nodiscard]] bool looks_like_json_resume_yaml(std::string_view bytes);

/// As read_json_resume; of scalars the text is taken (ir/formats/yaml/parse.h).
[[nodiscard]] std::optional<Content> read_json_resume_yaml(std::string_view bytes, const ReadOptions& options,
                                                           Diagnostics& diagnostics);

[[nodiscard]] Reader json_resume_yaml_reader();

}  // namespace cvconv
