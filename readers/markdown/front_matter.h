#pragma once
// What stands before the body of a Markdown file: YAML between "---" lines, or pandoc's title block
// ("% title", "% author", "% date").

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

/// Lines of a title block at the beginning of `text`; 0 = there is none.
[[nodiscard]] int title_block_lines(std::string_view text);

/// Title and authors become blocks and properties, the date furniture.
void read_title_block(std::string_view text, int line_count, DocumentBuilder& builder);

}  // namespace cvconv::markdown
