#pragma once
// "First Aid, Red Cross, 2024" below "BSc Physics, Harbour University, 2012 – 2016": a certificate in a section of
// degrees.

#include <vector>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// Does the section's title name certificates or courses besides: "Education & Certifications"?
[[nodiscard]] bool names_certificates(const Document& document, const Section& section);

/// "Technical Courses" over "Learning from Tides – Quay University": courses passed, no dates and no degrees.
[[nodiscard]] bool are_courses(const Document& document, const Section& section);

/// Is the entry, which was read as `e`, one? A line or two with one date at most and no degree, mark or course; where
/// the title says nothing of certificates, no school either.
[[nodiscard]] bool is_certificate(const Entry& entry, const Education& e, bool title_names_certificates);

}  // namespace cvconv::recognizing
