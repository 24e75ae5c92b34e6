#pragma once
// What is done at the end of a page, HTML or Markdown: gaps, menus and page numbers, and the warning of hidden text.

#include "ir/diagnostics.h"
#include "readers/document_builder.h"
#include "readers/html/emitter.h"

namespace cvconv::html {

void report_hidden(const Emitter& emitter, Diagnostics& diagnostics);

[[nodiscard]] Document finish(DocumentBuilder& builder);

}  // namespace cvconv::html
