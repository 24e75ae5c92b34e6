#pragma once
// The document's sections into the model's records, by the schema's table and fields().

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/formats/json_resume/schema.h"

namespace cvconv::json_resume {

/// Reads everything but `meta.cvconv` (which the caller has taken out).
void read_document(const Json& document, Cv& cv, Diagnostics& diagnostics);

}  // namespace cvconv::json_resume
