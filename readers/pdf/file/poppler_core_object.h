#pragma once
// For poppler_core.cc: objects of poppler's own.

#include <Object.h>

#include "readers/pdf/file/pdf_object.h"

namespace cvconv::pdf {

/// `number` is that of the object, Ref::INVALID() for one inside another.
[[nodiscard]] PdfObject object_of(::Object object, Ref number);

}  // namespace cvconv::pdf
