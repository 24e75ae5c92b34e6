#pragma once
// For poppler_cpp.cc: objects of qpdf.

#define POINTERHOLDER_TRANSITION 4  // shared pointers only: what qpdf asks of new code
#include <qpdf/QPDFObjectHandle.hh>

#include "readers/pdf/file/pdf_object.h"

namespace cvconv::pdf {

[[nodiscard]] PdfObject object_of(QPDFObjectHandle object);

}  // namespace cvconv::pdf
