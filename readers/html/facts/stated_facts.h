#pragma once
// What a page states of its person for machines: JSON-LD and microdata of schema.org, and the microformats h-card and
// h-resume.

#include <map>
#include <string>
#include <vector>

#include "readers/document_builder.h"
#include "readers/html/tree.h"

namespace cvconv::html {

/// One fact. Keys: name, label, email, phone, url, address, location.address, location.city, location.postal_code,
/// location.region, location.country, knowsLanguage, worksFor, alumniOf, resume.summary.
struct StatedFact {
    std::string key;
    std::string value;                    ///< empty = what `shown` shows
    const GumboElement* shown = nullptr;  ///< the element that people see it on; null = there is none
};

/// Where in Document::text each element stands that shows a fact.
using ElementPlaces = std::map<const GumboElement*, Span>;

/// The facts of the one person that the page is about. Authors, referees, employers and others are not that person;
/// where several might be, nobody is. The tree has to outlive what is returned.
[[nodiscard]] std::vector<StatedFact> stated_facts(const GumboNode* root);

/// The elements whose places walk() has to note.
[[nodiscard]] ElementPlaces elements_of(const std::vector<StatedFact>& facts);

/// They become properties of the document, with their places. What is shown on an element that people do not see is no
/// fact: it may be anybody's text.
void add_stated_facts(const std::vector<StatedFact>& facts, const ElementPlaces& places, DocumentBuilder& builder);

}  // namespace cvconv::html
