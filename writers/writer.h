#pragma once
// What a writer is: a Cv in, text out.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/document.h"

namespace cvconv {

struct WriteOptions {
    std::string schema_version = "1.3.1";  ///< json-resume: "1.0.0" or "1.3.1"
    bool legacy_keys = false;              ///< json-resume: also write the names from before 1.0.0
    bool provenance = false;               ///< json-resume: also where each value was read, and by which rule
    const Document* source = nullptr;      ///< what the Cv was read from: gives places their page and line; not owned
    std::string template_name = {};        ///< latex: a built-in template's name, or what to call `template_source`
    std::string template_source = {};      ///< latex: a template of one's own (trusted: it is TeX code)
};

/// A writer returns nothing only where it cannot write something valid; it says why in the
/// diagnostics. The result ends with a newline and is the same for the same Cv, to the byte.
struct Writer {
    std::string_view name;
    std::string_view summary;
    std::vector<std::string_view> extensions;  ///< lower case, without the dot; the first is the usual one
    std::optional<std::string> (*write)(const Cv& cv, const WriteOptions& options, Diagnostics& diagnostics);
    std::string_view unclaimed;  ///< for messages: where text without a field is kept
    std::string_view furniture;  ///< the same of running headers and hidden text; empty = nowhere
};

}  // namespace cvconv
