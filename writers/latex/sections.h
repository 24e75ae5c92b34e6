#pragma once
// A Cv's sections as templates see them: in the order of the source, without empty ones, each in one of
// three shapes: text, entries, or groups.

#include <string_view>

#include "ir/cv.h"
#include "writers/latex/value.h"

namespace cvconv::latex {

[[nodiscard]] Value sections_of(const Cv& cv, std::string_view language);

/// A URL with its scheme ("example.org" → "https://example.org"); a text that is none, as it is.
[[nodiscard]] std::string link_target(const std::string& url);

/// A URL as people read it: without "https://" and a final slash.
[[nodiscard]] std::string short_url(std::string_view url);

}  // namespace cvconv::latex
