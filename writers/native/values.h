#pragma once
// Single values in the native form: spans, and what is known about a value.

#include <string>

#include "ir/found.h"

namespace cvconv::native {

/// "@0-12,20-31"
[[nodiscard]] std::string places_text(const Spans& where);

/// " @0-12 inferred work.position": a blank before each part, and only the parts that are not the
/// default (no place, stated, no rule).
template <class T>
[[nodiscard]] std::string evidence_text(const Found<T>& found);

// -- implementation of the template ---------------------------------------------------------------

[[nodiscard]] std::string evidence_text(const Spans& where, Confidence confidence, const std::string& rule);

template <class T>
std::string evidence_text(const Found<T>& found) {
    return evidence_text(found.where, found.confidence, found.rule);
}

}  // namespace cvconv::native
