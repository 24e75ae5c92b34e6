#pragma once
// What is written under `meta.cvconv`: everything that JSON Resume has no place for.

#include <string>
#include <string_view>

#include "ir/cv.h"
#include "ir/document.h"
#include "ir/formats/json_resume/schema.h"

namespace cvconv::json_resume {

/// [{"text": "…", "page": 2}, …]; page, line and column only where `source` is given and knows them.
[[nodiscard]] Json unclaimed_list(const Texts& unclaimed, const Document* source);

/// {"where": ["0-12"], "confidence": "stated", "rule": "contact.name", "probability": 0.97}, the parts that are known.
template <class T>
[[nodiscard]] Json provenance_of(const Found<T>& found, const Document* source);

/// `facts` (language, sections, unclaimed, basics, work …) in the order in which people want to see
/// them, completed by what an earlier cvconv or a newer one had there and we did not understand.
[[nodiscard]] Json arrange_meta(const Json& facts, const Json& not_understood);

// -- implementation of the template ---------------------------------------------------------------

[[nodiscard]] Json evidence(const Spans& where, Confidence confidence, std::string_view rule, float probability,
                            const Document* source);

template <class T>
Json provenance_of(const Found<T>& found, const Document* source) {
    return evidence(found.where, found.confidence, found.rule, found.probability, source);
}

}  // namespace cvconv::json_resume
