#pragma once
// YAML between "---" lines at the beginning of a Markdown file.

#include <string_view>

#include "ir/diagnostics.h"
#include "readers/document_builder.h"

namespace cvconv::markdown {

/// Lines that front matter takes up at the beginning of `text`, both "---" included; 0 = there is none.
[[nodiscard]] int front_matter_lines(std::string_view text);

/// Writes what stands between the "---" to the document: every scalar becomes a block "key: value"
/// (items of a list become list items below "key:") and a property with the dotted path of its keys.
/// Damaged YAML is written line by line and reported.
void read_front_matter(std::string_view text, int line_count, DocumentBuilder& builder, Diagnostics& diagnostics);

}  // namespace cvconv::markdown
