#pragma once
// Where a paragraph of the document is several lines to a reader.

#include <vector>

#include "ir/document.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::recognizing {

/// The parts of `text`, which is of `block`, in their order; `text` itself if there is but one.
/// A paragraph that a reader joined from wrapped lines falls apart where a header ends: "Interpreter, Acme, 2009 –
/// 2012" and "Simultaneous interpreting of …" below it are a header and its text, though the first line was nearly
/// full. One that is longer than any of a CV falls apart at blanks.
[[nodiscard]] std::vector<Span> parts_of_paragraph(const Document& document, const Block& block, Span text,
                                                   DateOrder order);

}  // namespace cvconv::recognizing
