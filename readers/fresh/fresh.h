#pragma once
// FRESH, the format of HackMyResume → Cv.

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader fresh_reader();

}  // namespace cvconv
