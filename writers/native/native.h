#pragma once
// cvconv's own form of its model: text that people like to read and to write. README.md shows it;
// readers/native parses it back to the very same values.

#include <optional>
#include <string>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/document.h"
#include "ir/outline.h"
#include "writers/writer.h"

namespace cvconv {

struct NativeOptions {
    /// Also print where each value was read, how sure that is and by which rule (a Cv, an Outline),
    /// and where each stretch is in the source file (a Document). Without it: the values only.
    bool evidence = true;
};

[[nodiscard]] std::string to_native(const Cv& cv, const NativeOptions& options = {});
[[nodiscard]] std::string to_native(const Document& document, const NativeOptions& options = {});
/// `document` gives the lines their text.
[[nodiscard]] std::string to_native(const Outline& outline, const Document& document,
                                    const NativeOptions& options = {});

/// The Writer "native".
[[nodiscard]] std::optional<std::string> write_native(const Cv& cv, const WriteOptions& options,
                                                      Diagnostics& diagnostics);

}  // namespace cvconv
