#pragma once
// pandoc's title block at the beginning of a Markdown file: "% title", "% author", "% date".

#include <string_view>

#include "readers/document_builder.h"

namespace cvconv::markdown {

/// Lines of a title block at the beginning of `text`; 0 = there is none.
[[nodiscard]] int title_block_lines(std::string_view text);

/// Title and authors become blocks and properties, the date furniture.
void read_title_block(std::string_view text, int line_count, DocumentBuilder& builder);

}  // namespace cvconv::markdown
