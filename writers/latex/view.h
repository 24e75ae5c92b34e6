#pragma once
// A Cv as templates see it. README.md lists the names.

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "writers/latex/value.h"

namespace cvconv::latex {

/// What is said of the document as a whole.
struct Page {
    std::string language;  ///< BCP 47
    bool letter = false;   ///< US Letter instead of A4
};

/// "letter" for countries that use it: the United States, Canada, Mexico, the Philippines …
[[nodiscard]] Page page_of(const Cv& cv);

/// The tree: name, label, contact, facts, sections. Of a link that may not become one the diagnostics
/// say so; its text stays.
[[nodiscard]] Value view_of(const Cv& cv, const Page& page, Diagnostics& diagnostics);

}  // namespace cvconv::latex
