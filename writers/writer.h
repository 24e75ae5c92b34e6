#pragma once
// What a writer is: a Cv in, a file out.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "writers/options.h"

namespace cvconv {

/// A writer returns nothing only where it cannot write something valid; it says why in the
/// diagnostics. Text ends with a newline. The result is the same for the same Cv, to the byte.
struct Writer {
    std::string_view name;
    std::string_view summary;
    std::vector<std::string_view> extensions;  ///< lower case, without the dot; the first is the usual one
    std::optional<std::string> (*write)(const Cv& cv, const WriteOptions& options, Diagnostics& diagnostics);
    std::string_view unclaimed;  ///< for messages: where text without a field is kept
    std::string_view furniture;  ///< the same of running headers and hidden text; empty = nowhere
    bool is_text = true;         ///< else it is nothing for a terminal, nor for a text in JSON
};

}  // namespace cvconv
