#pragma once
// What a page states of its person for machines: JSON-LD of schema.org.

#include "readers/document_builder.h"
#include "readers/html/tree.h"

namespace cvconv::html {

/// The name, headline, e-mail address, telephone number and web addresses of a Person become properties. Nothing else
/// is taken: authors, employers and others are not whom the page is about.
void add_stated_facts(const GumboNode* root, DocumentBuilder& builder);

}  // namespace cvconv::html
