#pragma once
// Text in HTML.

#include <string>
#include <string_view>

#include "writers/explain/assets.h"

namespace cvconv::explain {

/// As a Content-Security-Policy names what it allows: 'sha256-…'.
[[nodiscard]] std::string allowed(const Asset& asset);

/// The beginning of a page, up to <body>: with a policy that allows this style and script, pictures that are in the
/// page, and nothing else.
[[nodiscard]] std::string head(std::string_view title, const Asset& style, const Asset& script);

}  // namespace cvconv::explain
