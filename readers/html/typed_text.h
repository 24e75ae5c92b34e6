#pragma once
// A plain text inside a page: lines that <br> or <pre> break, set with blanks.

#include <optional>
#include <string>
#include <vector>

#include "readers/html/tree.h"

namespace cvconv::html {

struct TypedText {
    std::string text;
    std::vector<int> lines;  ///< for each line that of the page's source
};

/// Nothing where any of it is marked up (headings, lists, tables, bold words, links with words on them), or where its
/// lines are those of a page: paragraphs, wrapped by the browser.
[[nodiscard]] std::optional<TypedText> typed_text(const GumboNode* root);

}  // namespace cvconv::html
