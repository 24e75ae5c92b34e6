#pragma once
// {"resume": {…}}, [{…}]: what stands around a resume. Internal to normalize.

#include "readers/json_resume/notes.h"

namespace cvconv::json_resume {

/// Takes the resume out of it; what stands beside it goes in where it has no such member, or is kept.
void unwrap(Json& document, Notes& notes);

}  // namespace cvconv::json_resume
