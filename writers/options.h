#pragma once
// What writers can be asked: one struct for each that can be asked anything.

#include <string>

#include "ir/document.h"

namespace cvconv {

struct JsonResumeOptions {
    std::string schema_version = "1.3.1";  ///< "1.0.0" or "1.3.1"
    bool legacy_keys = false;              ///< also write the names from before 1.0.0
    bool provenance = false;               ///< also where each value was read, and by which rule
    const Document* source = nullptr;      ///< what the Cv was read from: gives places their page and line; not owned
};

struct LatexOptions {
    std::string template_name = {};    ///< a built-in template's name, or what to call `template_source`
    std::string template_source = {};  ///< a template of one's own (trusted: it is TeX code)
};

struct NativeOptions {
    /// Also print where each value was read, how sure that is and by which rule (a Cv, an Outline),
    /// and where each stretch is in the source file (a Document). Without it: the values only.
    bool evidence = true;
};

/// Of all writers; each takes its own.
struct WriteOptions {
    JsonResumeOptions json_resume = {};
    LatexOptions latex = {};
    NativeOptions native = {};
};

}  // namespace cvconv
