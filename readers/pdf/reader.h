#pragma once
// The PDF reader. It lives in a library of its own (cvconv_pdf) because it links poppler, which is GPL.

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader pdf_reader();

}  // namespace cvconv
