#pragma once
// Names of places inside a JSON document: JSON Pointer (RFC 6901) in files, because tools resolve
// it, and a path that people read in messages.

#include <string>
#include <string_view>
#include <vector>

namespace cvconv::json_resume {

/// "a/b" as one step of a JSON Pointer: "a~1b".
[[nodiscard]] std::string escape_key(std::string_view key);

/// "/work/0/name" → "work", "0", "name".
[[nodiscard]] std::vector<std::string> steps_of(std::string_view pointer);

/// "/work/2/startDate" → "work[2].startDate".
[[nodiscard]] std::string readable_path(std::string_view pointer);

}  // namespace cvconv::json_resume
