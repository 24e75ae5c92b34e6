#pragma once
// OpenDocument texts: the container's parts → a flow → a Document.

#include "readers/reader.h"

namespace cvconv {

[[nodiscard]] Reader odt_reader();

}  // namespace cvconv
