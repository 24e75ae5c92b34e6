#pragma once
// The page of `cvconv explain`: one HTML file, whole in itself. README.md describes its parts.

#include <string>
#include <string_view>
#include <vector>

#include "writers/explain/explanation.h"

namespace cvconv::explain {

/// A page of a PDF as people see it.
struct PagePicture {
    float width = 0, height = 0;  ///< points
    std::string png;              ///< empty if it could not be drawn
    std::string thumbnail;        ///< the first page small, PNG
};

struct PageOptions {
    std::string file_name;
    std::string hash;   ///< of the file's bytes: under this name the browser keeps work in progress
    Json blinded = {};  ///< the report of blinding (tools/blind/report.h), where the CV is a blinded one
};

/// Valid HTML, UTF-8, whatever the document says. `pictures` are of its pages in order; none for a document that has
/// no pages, whose text is shown then.
[[nodiscard]] std::string page(const Explanation& explanation, const Document& document,
                               const std::vector<PagePicture>& pictures, const Diagnostics& diagnostics,
                               const PageOptions& options);

}  // namespace cvconv::explain
