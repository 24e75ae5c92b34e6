#pragma once
// What an earlier cvconv wrote under `meta.cvconv`, back into the model's own fields.

#include "ir/cv.h"
#include "ir/formats/json_resume/schema.h"

namespace cvconv::json_resume {

/// `cv` has the document's sections already. What is not understood (written by a newer cvconv, or
/// by hand) goes to the `extra` of cv.meta as key "cvconv": the writer puts it back.
void read_facts(Json facts, Cv& cv);

}  // namespace cvconv::json_resume
