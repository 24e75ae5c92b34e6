#pragma once
// For poppler_cpp.cc: pages that must be read with care.

#include "readers/pdf/file/pdf_file.h"

namespace cvconv::pdf {

/// Does an ActualText span end behind the graphics state that it began in? poppler-cpp crashes there if asked for
/// fonts.
[[nodiscard]] bool text_outlives_its_state(PdfFile& file, const PageObject& page);

}  // namespace cvconv::pdf
