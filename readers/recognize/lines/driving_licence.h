#pragma once
// "Permis B", "Führerschein Klasse B", "Full clean UK driving licence": found in every corner of a CV.

#include "ir/document.h"

namespace cvconv::recognizing {

/// Is the whole of `span` about a driving licence, beyond the bare word that may head a section?
[[nodiscard]] bool is_driving_licence(const Document& document, Span span);

}  // namespace cvconv::recognizing
