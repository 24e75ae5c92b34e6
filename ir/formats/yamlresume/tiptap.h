#pragma once
// Texts of YAMLResume's first versions: the tree of TipTap's editor, as JSON, in a text or by itself.

#include <string>

#include "ir/formats/yamlresume/yamlresume.h"

namespace cvconv::yamlresume {

/// As Markdown, if `value` is such a tree; of a text without the line ends that a block of YAML ends with.
[[nodiscard]] Json written_text(Json value);

}  // namespace cvconv::yamlresume
