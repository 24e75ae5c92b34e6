#pragma once
// Lines of text -> blocks of the document.

#include <vector>

#include "readers/document_builder.h"
#include "readers/line_joining/line_joining.h"
#include "readers/text/lines.h"

namespace cvconv::text {

/// Writes `lines` (those of one region after those of another) as blocks: wrapped lines joined, bullets
/// taken off, underlined headings marked.
void write_blocks(const std::vector<Line>& lines, const Vocabulary& vocabulary, DocumentBuilder& builder,
                  std::vector<JoinTrace>* traces = nullptr);

}  // namespace cvconv::text
