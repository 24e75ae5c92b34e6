#pragma once
// A tree of HTML as events, in the order of the source.

#include <string_view>

#include "readers/html/events.h"
#include "readers/html/facts/stated_facts.h"
#include "readers/html/style_sheet.h"
#include "readers/html/tree.h"

namespace cvconv::html {

/// The style sheets that stand in a page.
[[nodiscard]] StyleSheet styles_of(const GumboNode* root);

struct WalkOptions {
    SourcePlace place = {1, 1};          ///< of the first line of `html`
    const StyleSheet* styles = nullptr;  ///< of a page
    bool whole_page = false;             ///< unknown tags mark up nothing; else they are text ("<form>" in Markdown)
    ElementPlaces* places = nullptr;     ///< what is to be noted: where these elements stand in the document's text
};

/// `html`: what the tree was made of.
void walk(const GumboNode* root, std::string_view html, const WalkOptions& options, HtmlEvents& events);

}  // namespace cvconv::html
