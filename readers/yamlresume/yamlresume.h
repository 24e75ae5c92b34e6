#pragma once
// YAMLResume's YAML → Cv.

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader yamlresume_reader();

}  // namespace cvconv
