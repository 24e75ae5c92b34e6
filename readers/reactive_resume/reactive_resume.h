#pragma once
// Reactive Resume's JSON → Cv.

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader reactive_resume_reader();

}  // namespace cvconv
