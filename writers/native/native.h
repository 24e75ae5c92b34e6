#pragma once
// cvconv's own form of its model: text that people like to read and to write. README.md shows it;
// readers/native parses it back to the very same values.

#include <string>

#include "ir/cv.h"
#include "ir/document.h"
#include "ir/outline.h"
#include "writers/options.h"

namespace cvconv {

[[nodiscard]] std::string to_native(const Cv& cv, const NativeOptions& options = {});
[[nodiscard]] std::string to_native(const Document& document, const NativeOptions& options = {});
/// `document` gives the lines their text.
[[nodiscard]] std::string to_native(const Outline& outline, const Document& document,
                                    const NativeOptions& options = {});

}  // namespace cvconv
