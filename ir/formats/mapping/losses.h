#pragma once
// What a format cannot hold, found by reading back what was made: no list that could be wrong.

#include "ir/diagnostics.h"
#include "ir/formats/mapping/tree.h"

namespace cvconv::mapping {

/// Are they the same text, whatever marks of Markdown or HTML make its words bold? Addresses may differ in what leads
/// to the same page: scheme, "www." and a slash at the end.
[[nodiscard]] bool same_text(const Json& a, const Json& b);

/// Adds value_not_representable for each value of `resume` that `read` has not at the same place; `format` is named.
/// Titles of sections, the language, and what JSON Resume's `meta` says of a file do not count.
void report_losses(const Json& resume, const Json& read, std::string_view format, Diagnostics& diagnostics);

}  // namespace cvconv::mapping
