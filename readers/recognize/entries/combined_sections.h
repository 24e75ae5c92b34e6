#pragma once
// "Education and Experience", "Education & certificates": one heading over entries of several kinds.

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// Where a title names several of work, education, certificates, awards and volunteering, each entry goes where its
/// words belong; their order stays. So does each line of "Publications and Speaking".
void part_combined_sections(const Document& document, std::vector<Section>& sections);

/// "Akademische Laufbahn" below "Berufserfahrung", with degrees in it: education, where elsewhere it is a career.
void rename_work_of_degrees(const Document& document, std::vector<Section>& sections);

/// Degrees behind the last job, where their heading was lost and none tells of education: "MSc Hydraulics" over
/// "Harbour University".
void part_lost_education(const Document& document, std::vector<Section>& sections);

}  // namespace cvconv::recognizing
