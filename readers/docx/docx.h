#pragma once
// Word documents (OOXML): the container's parts → a flow → a Document.

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader docx_reader();

}  // namespace cvconv
