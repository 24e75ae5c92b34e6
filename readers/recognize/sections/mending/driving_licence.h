#pragma once
// "Permis B", "Führerschein Klasse B", "Full clean UK driving licence": found in every corner of a CV.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Is the whole of `span` about a driving licence, beyond the bare word that may head a section?
[[nodiscard]] bool is_driving_licence(const Document& document, Span span);

/// Moves driving licences that stand in sections about something else into certificates, where JSON Resume has room
/// for them.
void gather_driving_licences(const Document& document, std::vector<Section>& sections);

}  // namespace cvconv::recognizing
