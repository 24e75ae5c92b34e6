#pragma once
// Rich Text Format: what word processors exchanged before they had DOCX, and many still do.

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader rtf_reader();

}  // namespace cvconv
