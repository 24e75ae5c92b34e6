#pragma once
// RenderCV's YAML → Cv.

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader rendercv_reader();

}  // namespace cvconv
