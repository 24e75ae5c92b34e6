#pragma once
// GET /: a page to drop a CV on, which shows the page of `cvconv explain` for it. Everything is in it.

#include <string>

#include "writers/explain/assets.h"

namespace cvconv::service {

// The parts, put together from page/ when cvconv is built.
[[nodiscard]] const explain::Asset& page_body();
[[nodiscard]] const explain::Asset& page_style();
[[nodiscard]] const explain::Asset& page_script();

[[nodiscard]] std::string page();

/// Its Content-Security-Policy. The page of `cvconv explain` is shown in a frame that inherits it (a blob's), so it
/// allows the style and the script of that one, too; nothing else, and requests to this service alone.
[[nodiscard]] std::string page_policy();

}  // namespace cvconv::service
