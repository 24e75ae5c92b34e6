#pragma once
// Formats whose data is a JSON Resume by other names: their readers make a tree of it (ir/formats/mapping), and what is
// written otherwise than the schema wants it is understood as in a JSON Resume.

#include <initializer_list>
#include <optional>
#include <string_view>

#include "ir/formats/mapping/tree.h"
#include "readers/reader.h"

namespace cvconv::json_resume {

/// Reads with `to_resume`, which gives nothing for data of another shape; `shape` says in a message what it should be.
/// What is said of a value names its place in the source. Text without a field is told as text_unclaimed, what the
/// source hides as hidden_part.
[[nodiscard]] std::optional<Content> read_mapped(std::string_view bytes, const ReadOptions& options,
                                                 std::optional<mapping::AsResume> (*to_resume)(const mapping::Json&),
                                                 std::string_view shape, Diagnostics& diagnostics);

/// Do all of these top-level keys of JSON or YAML have objects, as far as the first 64 KB say? A list is another
/// format's.
[[nodiscard]] bool has_top_objects(std::string_view bytes, std::initializer_list<std::string_view> keys);

}  // namespace cvconv::json_resume
